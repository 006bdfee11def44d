-- Pictures of posts on other hosts. The server fetches each of them once and shows its copy, so that
-- visitors contact no third party.
CREATE TABLE remote_pictures (
  address text PRIMARY KEY CHECK (char_length(address) <= 2000),
  media text,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  added_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX remote_pictures_due ON remote_pictures (attempts, due_at) WHERE media IS NULL;

COMMENT ON TABLE remote_pictures IS 'Pictures of posts on other hosts, and the copies that the site shows. Delete a row to have its picture fetched again.';
COMMENT ON COLUMN remote_pictures.address IS 'Address of the picture on the other host.';
COMMENT ON COLUMN remote_pictures.media IS 'Address of the copy, /media/{hash}-{width}x{height}.webp; null: there is no copy yet.';
COMMENT ON COLUMN remote_pictures.attempts IS 'Number of attempts to fetch it.';
COMMENT ON COLUMN remote_pictures.due_at IS 'Time of the next attempt. A server that makes one sets it past the end of the attempt: a lease.';
COMMENT ON COLUMN remote_pictures.last_error IS 'Why the last attempt failed.';
COMMENT ON COLUMN remote_pictures.added_at IS 'When the address was first found in a post.';

-- Pictures of posts, each in several widths and formats.
CREATE TABLE media (
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{16}$'),
  width integer NOT NULL CHECK (width BETWEEN 1 AND 2400),
  format text NOT NULL CHECK (format IN ('avif', 'webp')),
  content bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hash, width, format)
);

-- AVIF and WebP are compressed already, so compressing them again only costs time.
ALTER TABLE media ALTER COLUMN content SET STORAGE EXTERNAL;

COMMENT ON TABLE media IS 'Pictures of posts, served as /media/{hash}-{width}.{format} without expiry.';
COMMENT ON COLUMN media.hash IS 'Hash of the original file and the encoding version, so that different content has another address.';
COMMENT ON COLUMN media.width IS 'Pixels.';
COMMENT ON COLUMN media.format IS 'avif or webp.';
COMMENT ON COLUMN media.content IS 'The file.';
COMMENT ON COLUMN media.created_at IS 'When it was stored.';

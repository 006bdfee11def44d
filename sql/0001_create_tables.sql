CREATE TABLE blog_posts (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  slug text COLLATE "C" NOT NULL UNIQUE CHECK (char_length(slug) BETWEEN 1 AND 500),
  title text NOT NULL,
  content text NOT NULL DEFAULT '',
  image_url text,
  category text NOT NULL DEFAULT 'blog',
  author text,
  published_at timestamptz CHECK (published_at BETWEEN '0001-01-01T00:00Z' AND '9999-12-31T00:00Z'),
  updated_at timestamptz CHECK (updated_at BETWEEN '0001-01-01T00:00Z' AND '9999-12-31T00:00Z'),
  revision_note text
);

-- The sort order of every list, so that reading a page does not scan the table.
CREATE INDEX blog_posts_newest_first ON blog_posts (published_at DESC NULLS LAST, slug);

COMMENT ON TABLE blog_posts IS 'Blog posts and press releases, shown under /insights. Any client may write to it; pages change within a second.';
COMMENT ON COLUMN blog_posts.id IS 'Generated if omitted. Text, so that keys of another system can be stored.';
COMMENT ON COLUMN blog_posts.slug IS 'Last part of the address /insights/{slug}.';
COMMENT ON COLUMN blog_posts.title IS 'Heading of the post; plain text.';
COMMENT ON COLUMN blog_posts.content IS 'Markdown without the title; may embed pictures.';
COMMENT ON COLUMN blog_posts.image_url IS 'Picture of the card; an address of this site or an absolute one.';
COMMENT ON COLUMN blog_posts.category IS 'blog, or anything else for a press release.';
COMMENT ON COLUMN blog_posts.author IS 'Shown as "By ..."; may be left out.';
COMMENT ON COLUMN blog_posts.published_at IS 'In the future: not public yet. Null: public, without a date, listed last.';
COMMENT ON COLUMN blog_posts.updated_at IS 'When the post was last changed; null: never. Set by a trigger.';
COMMENT ON COLUMN blog_posts.revision_note IS 'What was changed after the publication, in a sentence; null: only the date of the change is shown.';

CREATE FUNCTION note_post_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;

COMMENT ON FUNCTION note_post_update() IS 'Sets updated_at.';

CREATE TRIGGER blog_posts_updated
  BEFORE UPDATE ON blog_posts
  FOR EACH ROW WHEN (
    (OLD.slug, OLD.title, OLD.content, OLD.image_url, OLD.category, OLD.author, OLD.published_at)
    IS DISTINCT FROM
    (NEW.slug, NEW.title, NEW.content, NEW.image_url, NEW.category, NEW.author, NEW.published_at)
  )
  EXECUTE FUNCTION note_post_update();

-- Servers render their pages again when this number changes.
CREATE TABLE content_version (version bigint NOT NULL);
CREATE UNIQUE INDEX content_version_has_one_row ON content_version ((true));
INSERT INTO content_version VALUES (1);

COMMENT ON TABLE content_version IS 'One row: how many statements may have changed what pages show.';
COMMENT ON COLUMN content_version.version IS 'Raised by triggers. A client whose changes fire no triggers raises it itself.';

-- Clients that may change posts need no rights on the number, so the function has those of its owner. The schema of
-- temporary objects comes last: a client's temporary table must not stand for a table of the site.
CREATE FUNCTION count_content_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE content_version SET version = version + 1;
  RETURN NULL;
END
$$;

COMMENT ON FUNCTION count_content_change() IS 'Raises content_version, which the servers read every half second.';

-- BEFORE, so that each transaction locks the number ahead of any row: two of them cannot deadlock.
CREATE TRIGGER blog_posts_changed
  BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();

-- Every version of a post before a change or its deletion, so that it can be restored and its old address redirected.
CREATE TABLE blog_post_versions (
  version bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL,
  slug text COLLATE "C" NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  image_url text,
  category text NOT NULL,
  author text,
  published_at timestamptz,
  revision_note text,
  updated_at timestamptz,
  replaced_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX blog_post_versions_by_post ON blog_post_versions (id, version);
CREATE INDEX blog_post_versions_by_slug ON blog_post_versions (slug, version);

COMMENT ON TABLE blog_post_versions IS 'Earlier versions of blog_posts, stored by a trigger.';
COMMENT ON COLUMN blog_post_versions.version IS 'Number of the version, ascending in time.';
COMMENT ON COLUMN blog_post_versions.id IS 'The post. It may have been deleted.';
COMMENT ON COLUMN blog_post_versions.slug IS 'Its slug in this version.';
COMMENT ON COLUMN blog_post_versions.title IS 'Its title in this version.';
COMMENT ON COLUMN blog_post_versions.content IS 'Its Markdown in this version.';
COMMENT ON COLUMN blog_post_versions.image_url IS 'Its picture in this version.';
COMMENT ON COLUMN blog_post_versions.category IS 'Its category in this version.';
COMMENT ON COLUMN blog_post_versions.author IS 'Its author in this version.';
COMMENT ON COLUMN blog_post_versions.published_at IS 'Its date in this version.';
COMMENT ON COLUMN blog_post_versions.revision_note IS 'Its revision note in this version.';
COMMENT ON COLUMN blog_post_versions.updated_at IS 'When this version was stored; null: when the post was added.';
COMMENT ON COLUMN blog_post_versions.replaced_at IS 'When the post was changed or deleted.';

-- With the rights of its owner, so that whoever may change a post needs no right on its versions.
CREATE FUNCTION keep_post_version() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO blog_post_versions
    (id, slug, title, content, image_url, category, author, published_at, revision_note, updated_at)
  VALUES (OLD.id, OLD.slug, OLD.title, OLD.content, OLD.image_url, OLD.category, OLD.author,
          OLD.published_at, OLD.revision_note, OLD.updated_at);
  RETURN NULL;
END
$$;

COMMENT ON FUNCTION keep_post_version() IS 'Stores the version of a post that a change replaces.';

CREATE TRIGGER blog_posts_version_changed
  AFTER UPDATE ON blog_posts
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION keep_post_version();

CREATE TRIGGER blog_posts_version_deleted
  AFTER DELETE ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION keep_post_version();

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

CREATE TABLE site_settings (
  key text PRIMARY KEY,
  value text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

COMMENT ON TABLE site_settings IS 'Values that all servers of one database share: generated keys and markers.';
COMMENT ON COLUMN site_settings.key IS 'Name of the setting.';
COMMENT ON COLUMN site_settings.value IS 'Its value; may be a secret.';
COMMENT ON COLUMN site_settings.updated_at IS 'When the value was set.';

CREATE TABLE demo_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  request_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  email text NOT NULL CHECK (char_length(email) <= 254),
  full_name text NOT NULL CHECK (char_length(full_name) BETWEEN 1 AND 200),
  company_name text NOT NULL CHECK (char_length(company_name) BETWEEN 1 AND 200),
  industry text NOT NULL,
  landing_path text CHECK (char_length(landing_path) <= 200),
  referrer_host text CHECK (char_length(referrer_host) <= 200),
  utm_source text CHECK (char_length(utm_source) <= 200),
  utm_medium text CHECK (char_length(utm_medium) <= 200),
  utm_campaign text CHECK (char_length(utm_campaign) <= 200),
  utm_term text CHECK (char_length(utm_term) <= 200),
  utm_content text CHECK (char_length(utm_content) <= 200),
  spam_reason text,
  suspected_spam boolean GENERATED ALWAYS AS (spam_reason IS NOT NULL) STORED,
  delivered_at timestamptz
);

-- One id with other details is another request: a duplicated tab has the id of the first one.
CREATE UNIQUE INDEX demo_requests_once ON demo_requests
  (request_id, md5(email || E'\n' || full_name || E'\n' || company_name || E'\n' || industry));
CREATE INDEX demo_requests_by_email ON demo_requests (lower(email), created_at);
CREATE INDEX demo_requests_by_arrival ON demo_requests (created_at);

COMMENT ON TABLE demo_requests IS 'Requests that visitors sent with the form Book a Demo, one row for each.';
COMMENT ON COLUMN demo_requests.id IS 'Number of the row.';
COMMENT ON COLUMN demo_requests.reference IS 'The short reference on the receipt, to find a request again.';
COMMENT ON COLUMN demo_requests.request_id IS 'Generated by the form, so that a request that is sent twice with the same details is stored once.';
COMMENT ON COLUMN demo_requests.created_at IS 'When the request came in.';
COMMENT ON COLUMN demo_requests.email IS 'E-mail address, to answer the request; in its one normal spelling.';
COMMENT ON COLUMN demo_requests.full_name IS 'Full name, to answer the request.';
COMMENT ON COLUMN demo_requests.company_name IS 'Company name, to prepare the demo.';
COMMENT ON COLUMN demo_requests.industry IS 'Industry, to prepare the demo.';
COMMENT ON COLUMN demo_requests.landing_path IS 'First page of the visit, to see which pages lead to requests.';
COMMENT ON COLUMN demo_requests.referrer_host IS 'Host name of the site that led here, without the page.';
COMMENT ON COLUMN demo_requests.utm_source IS 'utm_source of the address that led here, when it had one.';
COMMENT ON COLUMN demo_requests.utm_medium IS 'utm_medium of the address that led here, when it had one.';
COMMENT ON COLUMN demo_requests.utm_campaign IS 'utm_campaign of the address that led here, when it had one.';
COMMENT ON COLUMN demo_requests.utm_term IS 'utm_term of the address that led here, when it had one.';
COMMENT ON COLUMN demo_requests.utm_content IS 'utm_content of the address that led here, when it had one.';
COMMENT ON COLUMN demo_requests.spam_reason IS 'Why the request looks as if a machine had sent it; null: it does not.';
COMMENT ON COLUMN demo_requests.suspected_spam IS 'Whether the request looks as if a machine had sent it; then it is kept, not passed on.';
COMMENT ON COLUMN demo_requests.delivered_at IS 'When the request was last passed on to the people who answer; null: not yet.';

CREATE FUNCTION recent_demo_requests(address text, seconds double precision) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
  -- Until the transaction ends, other requests for the address wait. The count then includes this one.
  PERFORM pg_advisory_xact_lock(hashtextextended(lower(address), 0));
  RETURN (SELECT count(*) FROM demo_requests
           WHERE lower(email) = lower(address) AND created_at > now() - make_interval(secs => seconds));
END
$$;

COMMENT ON FUNCTION recent_demo_requests IS 'Counts the requests for an e-mail address within the last seconds, so that a statement can insert one more without exceeding a limit.';

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  demo_request_id bigint NOT NULL REFERENCES demo_requests ON DELETE CASCADE,
  sink text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  dead_at timestamptz,
  last_error text,
  UNIQUE (demo_request_id, sink)
);

CREATE INDEX outbox_open ON outbox (sink, id) WHERE delivered_at IS NULL AND dead_at IS NULL;

COMMENT ON TABLE outbox IS 'Deliveries of demo requests, one row for each sink; inserted in the same statement as the request.';
COMMENT ON COLUMN outbox.id IS 'Number of the row; the oldest is delivered first.';
COMMENT ON COLUMN outbox.demo_request_id IS 'The request to deliver.';
COMMENT ON COLUMN outbox.sink IS 'The destination: email, webhook, or confirmation for a mail to the prospect.';
COMMENT ON COLUMN outbox.attempts IS 'Number of attempts.';
COMMENT ON COLUMN outbox.due_at IS 'Time of the next attempt. A server that claims the row sets it to the end of its lease.';
COMMENT ON COLUMN outbox.delivered_at IS 'When the sink accepted it.';
COMMENT ON COLUMN outbox.dead_at IS 'When it became a dead letter; npm run leads -- retry delivers it again.';
COMMENT ON COLUMN outbox.last_error IS 'Error message of the last failed attempt.';

CREATE TABLE captcha_replays (
  key text PRIMARY KEY,
  used_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX captcha_replays_by_use ON captcha_replays (used_at);

COMMENT ON TABLE captcha_replays IS 'Captcha solutions of accepted requests, to reject their reuse.';
COMMENT ON COLUMN captcha_replays.key IS 'Signature of the challenge; contains no data about the visitor.';
COMMENT ON COLUMN captcha_replays.used_at IS 'When it was used; the row is deleted after an hour.';

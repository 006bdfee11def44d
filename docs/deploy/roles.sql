-- Lets the database role `site` serve the site and do nothing more. Run it as the owner of the tables
-- after every migration; it may be run any number of times:
--   psql "$DATABASE_URL" --single-transaction --set=ON_ERROR_STOP=1 --file=docs/deploy/roles.sql
-- The role must exist: CREATE ROLE site LOGIN PASSWORD '...'. To use another name, replace `site`.

REVOKE CREATE ON SCHEMA public FROM site;
GRANT USAGE ON SCHEMA public TO site;

REVOKE ALL ON schema_migrations, blog_posts, blog_post_versions, media, site_settings, demo_requests, outbox,
  rate_limits, captcha_replays, remote_pictures, parsed_posts, content_version FROM site;

GRANT SELECT ON schema_migrations, blog_posts, blog_post_versions, content_version TO site;
GRANT SELECT, INSERT ON media TO site;
GRANT SELECT, INSERT, UPDATE (value, updated_at) ON site_settings TO site;
-- DELETE is for DEMO_REQUEST_RETENTION_DAYS.
GRANT SELECT, INSERT, UPDATE (delivered_at), DELETE ON demo_requests TO site;
GRANT SELECT, INSERT, UPDATE (attempts, due_at, delivered_at, dead_at, last_error) ON outbox TO site;
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limits TO site;
GRANT SELECT, INSERT, DELETE ON captcha_replays TO site;

-- Only the version before this one uses it, while the two run side by side during an upgrade.
GRANT SELECT, INSERT, DELETE ON parsed_posts TO site;
GRANT SELECT, INSERT, UPDATE (media, attempts, due_at, last_error), DELETE ON remote_pictures TO site;

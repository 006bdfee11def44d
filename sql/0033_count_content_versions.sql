-- Servers render their pages again when this number changes. They compare it after a lost connection and at
-- intervals; notifications contain it.
CREATE TABLE content_version (version bigint NOT NULL);
CREATE UNIQUE INDEX content_version_has_one_row ON content_version ((true));
INSERT INTO content_version VALUES (1);

COMMENT ON TABLE content_version IS 'One row: how many statements may have changed what pages show.';
COMMENT ON COLUMN content_version.version IS 'Raised by triggers. A client whose changes fire no triggers raises it itself.';

-- Clients that may change posts need no rights on the number, so the function has those of its owner.
CREATE FUNCTION count_content_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  counted bigint;
BEGIN
  UPDATE content_version SET version = version + 1 RETURNING version INTO counted;
  PERFORM pg_notify('site_changes', counted::text);
  RETURN NULL;
END
$$;

COMMENT ON FUNCTION count_content_change() IS 'Raises content_version and notifies the servers on the channel site_changes.';

DROP TRIGGER blog_posts_changed ON blog_posts;
DROP TRIGGER blog_posts_truncated ON blog_posts;
DROP FUNCTION notify_post_change();

-- BEFORE, so that each transaction locks the number ahead of any row: two of them cannot deadlock.
CREATE TRIGGER blog_posts_changed
  BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();

-- Posts show a copy of a picture as soon as there is one.
CREATE TRIGGER remote_pictures_changed
  BEFORE UPDATE OF media OR DELETE OR TRUNCATE ON remote_pictures
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();

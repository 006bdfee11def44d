-- Every server listens on site_changes and renders its pages again after a notification.
-- A notification contains a table and a slug, not the content, because PostgreSQL limits it to 8000 bytes.
CREATE FUNCTION notify_post_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM pg_notify('site_changes', json_build_object('table', TG_TABLE_NAME)::text);
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_notify('site_changes', json_build_object('table', TG_TABLE_NAME, 'slug', NEW.slug)::text);
  END IF;
  -- PostgreSQL sends equal notifications of a transaction once, so only a renamed post sends two.
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('site_changes', json_build_object('table', TG_TABLE_NAME, 'slug', OLD.slug)::text);
  END IF;
  RETURN NULL;
END
$$;

COMMENT ON FUNCTION notify_post_change() IS 'Notifies the servers of changed posts on the channel site_changes.';

CREATE TRIGGER blog_posts_changed
  AFTER INSERT OR UPDATE OR DELETE ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION notify_post_change();

CREATE TRIGGER blog_posts_truncated
  AFTER TRUNCATE ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_post_change();

-- The sitemap and feeds contain the time of each post's last change.
ALTER TABLE blog_posts ADD COLUMN updated_at timestamptz;

COMMENT ON COLUMN blog_posts.updated_at IS 'When the post was last changed; null: never. Set by a trigger.';

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

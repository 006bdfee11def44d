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
SECURITY DEFINER SET search_path FROM CURRENT AS $$
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

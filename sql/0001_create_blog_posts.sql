CREATE TABLE blog_posts (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  slug text COLLATE "C" NOT NULL UNIQUE CHECK (char_length(slug) BETWEEN 1 AND 500),
  title text NOT NULL,
  content text NOT NULL DEFAULT '',
  image_url text,
  category text NOT NULL DEFAULT 'blog',
  author text,
  published_at timestamptz CHECK (published_at BETWEEN '0001-01-01T00:00Z' AND '9999-12-31T00:00Z')
);

-- The order of every list, so that a page of posts costs the same among nine and among thousands.
CREATE INDEX blog_posts_newest_first ON blog_posts (published_at DESC NULLS LAST, slug);

COMMENT ON TABLE blog_posts IS 'Blog posts and press releases, shown under /insights. Any client may write here; pages follow within a second.';
COMMENT ON COLUMN blog_posts.id IS 'Made here when left out. Text, so that the keys of another system fit.';
COMMENT ON COLUMN blog_posts.slug IS 'Last part of the address /insights/{slug}.';
COMMENT ON COLUMN blog_posts.title IS 'Heading of the post; plain text.';
COMMENT ON COLUMN blog_posts.content IS 'Markdown without the title; may embed pictures.';
COMMENT ON COLUMN blog_posts.image_url IS 'Picture of the card; an address of this site or an absolute one.';
COMMENT ON COLUMN blog_posts.category IS 'blog, or anything else for a press release.';
COMMENT ON COLUMN blog_posts.author IS 'Shown as "By ..."; may be left out.';
COMMENT ON COLUMN blog_posts.published_at IS 'In the future: not public yet. Null: public, without a date, listed last.';

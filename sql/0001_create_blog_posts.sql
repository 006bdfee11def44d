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

-- Words of the title weigh more than those of the text. PostgreSQL rejects a row whose search vector
-- exceeds one megabyte, so only the first 100,000 characters are indexed.
ALTER TABLE blog_posts ADD COLUMN search_words tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english', left(title, 1000)), 'A') ||
  setweight(to_tsvector('english', left(content, 100000)), 'B')
) STORED;

CREATE INDEX blog_posts_search_words ON blog_posts USING gin (search_words);

COMMENT ON COLUMN blog_posts.search_words IS 'Search vector for /search, generated from title and content.';

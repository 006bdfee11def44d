-- Words of the title weigh more than those of the text. A search vector ends at a megabyte, and a
-- longer one would refuse the post itself: the first 100,000 characters are far below that.
ALTER TABLE blog_posts ADD COLUMN search_words tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english', left(title, 1000)), 'A') ||
  setweight(to_tsvector('english', left(content, 100000)), 'B')
) STORED;

CREATE INDEX blog_posts_search_words ON blog_posts USING gin (search_words);

COMMENT ON COLUMN blog_posts.search_words IS 'What /search looks through; made from title and content.';

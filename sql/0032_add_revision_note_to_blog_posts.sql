-- Readers of a post that was changed after its publication see when, and what.
ALTER TABLE blog_posts ADD COLUMN revision_note text;

COMMENT ON COLUMN blog_posts.revision_note IS 'What was changed after the publication, in a sentence; null: only the date of the change is shown.';

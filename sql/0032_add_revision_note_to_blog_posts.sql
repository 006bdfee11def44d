-- Pages show the date and a note of a post's last change after its publication.
ALTER TABLE blog_posts ADD COLUMN revision_note text;

COMMENT ON COLUMN blog_posts.revision_note IS 'What was changed after the publication, in a sentence; null: only the date of the change is shown.';

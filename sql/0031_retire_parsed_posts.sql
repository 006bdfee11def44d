-- Posts are parsed when they are rendered. The next release drops the table: the version before this
-- one must still run on the newer tables.
COMMENT ON TABLE parsed_posts IS 'No longer used. The next release drops it.';

CREATE TABLE parsed_posts (
  parser text NOT NULL,
  text_hash text NOT NULL,
  post text NOT NULL,
  parsed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (parser, text_hash)
);

COMMENT ON TABLE parsed_posts IS 'Parsed HTML of the newest posts, so that a start does not parse them again. The rows may be deleted at any time.';
COMMENT ON COLUMN parsed_posts.parser IS 'Hash of the parser and of the public origin; rows with another hash are not used.';
COMMENT ON COLUMN parsed_posts.text_hash IS 'SHA-256 of the Markdown, in base64.';
COMMENT ON COLUMN parsed_posts.post IS 'As JSON: HTML after the allow-list, headings, excerpt.';
COMMENT ON COLUMN parsed_posts.parsed_at IS 'When it was added. The row is deleted when its post is not among the newest, or a week after a new release.';

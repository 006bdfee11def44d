CREATE TABLE parsed_posts (
  parser text NOT NULL,
  text_hash text NOT NULL,
  post text NOT NULL,
  parsed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (parser, text_hash)
);

COMMENT ON TABLE parsed_posts IS 'What the newest posts were parsed to, so that a start need not do it again. May be emptied at any time.';
COMMENT ON COLUMN parsed_posts.parser IS 'Hash of the program that parsed and of the public origin: another one is no use to it.';
COMMENT ON COLUMN parsed_posts.text_hash IS 'SHA-256 of the markdown, in base64.';
COMMENT ON COLUMN parsed_posts.post IS 'As JSON: HTML after the allow-list, headings, excerpt.';
COMMENT ON COLUMN parsed_posts.parsed_at IS 'When it was added; the row goes when its post is none of the newest, or a week after another program came.';

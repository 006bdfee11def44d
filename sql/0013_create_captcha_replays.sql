CREATE TABLE captcha_replays (
  key text PRIMARY KEY,
  used_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX captcha_replays_by_use ON captcha_replays (used_at);

COMMENT ON TABLE captcha_replays IS 'Captcha solutions of accepted requests, to reject their reuse.';
COMMENT ON COLUMN captcha_replays.key IS 'Signature of the challenge; contains no data about the visitor.';
COMMENT ON COLUMN captcha_replays.used_at IS 'When it was used; the row is deleted after an hour.';

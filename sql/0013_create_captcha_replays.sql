CREATE TABLE captcha_replays (
  key text PRIMARY KEY,
  used_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX captcha_replays_by_use ON captcha_replays (used_at);

COMMENT ON TABLE captcha_replays IS 'Captcha solutions that have let a request in, so that none does twice.';
COMMENT ON COLUMN captcha_replays.key IS 'Signature of the challenge; says nothing of who solved it.';
COMMENT ON COLUMN captcha_replays.used_at IS 'When it was used; the row goes after an hour.';

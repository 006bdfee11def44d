CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL
);

CREATE INDEX rate_limits_by_end ON rate_limits (resets_at);

COMMENT ON TABLE rate_limits IS 'Recent attempts to send a request by network address; kept for minutes, against abuse.';
COMMENT ON COLUMN rate_limits.key IS 'A pseudonym of the network address, made with a key that changes every day.';
COMMENT ON COLUMN rate_limits.hits IS 'Attempts since the window began.';
COMMENT ON COLUMN rate_limits.resets_at IS 'When the window ends.';

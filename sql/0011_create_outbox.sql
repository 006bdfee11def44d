CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  demo_request_id bigint NOT NULL REFERENCES demo_requests ON DELETE CASCADE,
  sink text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  dead_at timestamptz,
  last_error text,
  UNIQUE (demo_request_id, sink)
);

CREATE INDEX outbox_open ON outbox (sink, id) WHERE delivered_at IS NULL AND dead_at IS NULL;

COMMENT ON TABLE outbox IS 'What of the demo requests is to be passed on and where to; stored with the request or not at all.';
COMMENT ON COLUMN outbox.id IS 'Number of the row; the oldest goes first.';
COMMENT ON COLUMN outbox.demo_request_id IS 'The request to pass on.';
COMMENT ON COLUMN outbox.sink IS 'Where to: email, webhook, or confirmation for a mail to the prospect.';
COMMENT ON COLUMN outbox.attempts IS 'Tries begun, without those that met a sink that was down.';
COMMENT ON COLUMN outbox.due_at IS 'Not to be tried before. A server that takes the row moves it past its own deadline: a lease.';
COMMENT ON COLUMN outbox.delivered_at IS 'When the sink took it.';
COMMENT ON COLUMN outbox.dead_at IS 'When it was given up; npm run leads -- retry takes it up again.';
COMMENT ON COLUMN outbox.last_error IS 'What the last try that failed met.';

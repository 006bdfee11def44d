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

COMMENT ON TABLE outbox IS 'Deliveries of demo requests, one row for each sink; inserted in the same statement as the request.';
COMMENT ON COLUMN outbox.id IS 'Number of the row; the oldest is delivered first.';
COMMENT ON COLUMN outbox.demo_request_id IS 'The request to deliver.';
COMMENT ON COLUMN outbox.sink IS 'The destination: email, webhook, or confirmation for a mail to the prospect.';
COMMENT ON COLUMN outbox.attempts IS 'Number of attempts, without those that failed because the sink was down.';
COMMENT ON COLUMN outbox.due_at IS 'Time of the next attempt. A server that claims the row sets it to the end of its lease.';
COMMENT ON COLUMN outbox.delivered_at IS 'When the sink accepted it.';
COMMENT ON COLUMN outbox.dead_at IS 'When it became a dead letter; npm run leads -- retry delivers it again.';
COMMENT ON COLUMN outbox.last_error IS 'Error message of the last failed attempt.';

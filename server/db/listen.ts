import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import * as v from "valibot";
import type { Log } from "../log.ts";

const CHANNEL = "site_changes";
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 30_000;

const Change = v.object({
  table: v.string(),
  /** Left out when the whole table changed. */
  slug: v.exactOptional(v.string()),
});
export type ContentChange = v.InferOutput<typeof Change>;

interface ListenOptions {
  config: pg.ClientConfig;
  log: Log;
  onChange(change: ContentChange): void;
  /** Anything may have changed. Called whenever listening begins, for what was missed until then. */
  onReset(): void;
  /** How often the connection is tried: a dead one can stay silent for hours. */
  heartbeatMs?: number;
}

/** Hears of every committed change of content, on a connection of its own that is kept alive. */
export function listenForChanges(options: ListenOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const finished = keepListening(options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await finished;
    },
  };
}

async function keepListening(options: ListenOptions, stopped: AbortSignal): Promise<void> {
  let retryMs = FIRST_RETRY_MS;
  const onReset = () => {
    retryMs = FIRST_RETRY_MS;
    options.onReset();
  };
  while (!stopped.aborted) {
    try {
      await listenUntilLost({ ...options, onReset }, stopped);
    } catch (error) {
      if (stopped.aborted) break;
      options.log.warn({ err: error, retryMs }, "not listening for changes of content");
    }
    await delay(retryMs, undefined, { signal: stopped, ref: false }).catch(() => {});
    retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
  }
}

/** Throws what ended the connection, also when it was `stopped`. */
async function listenUntilLost(options: ListenOptions, stopped: AbortSignal): Promise<never> {
  const { heartbeatMs = 30_000 } = options;
  const client = new pg.Client({ ...options.config, query_timeout: 5_000 });
  const lost = new AbortController();
  client.on("error", (error) => lost.abort(error));
  client.on("end", () => lost.abort());
  client.on("notification", ({ payload }) => tell(payload, options));
  const signal = AbortSignal.any([stopped, lost.signal]);
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    options.onReset();
    for (;;) {
      await delay(heartbeatMs, undefined, { signal, ref: false });
      await client.query("SELECT 1");
    }
  } catch (error) {
    throw lost.signal.reason ?? error;
  } finally {
    await client.end().catch(() => {});
  }
}

function tell(payload: string | undefined, { onChange, onReset }: ListenOptions): void {
  const change = v.safeParse(v.pipe(v.string(), v.parseJson(), Change), payload);
  // Any client of the database may notify; what cannot be read may mean anything.
  if (change.success) onChange(change.output);
  else onReset();
}

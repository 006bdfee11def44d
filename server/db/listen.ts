import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import * as v from "valibot";
import type { Log } from "../log.ts";

const CHANNEL = "site_changes";
const FIRST_RETRY_MS = 250;
/** Together with the time for connecting: what a returned database waits for at most, four seconds. */
const LAST_RETRY_MS = 1_000;
const CONNECT_MS = 3_000;
/** A connection whose other end is gone without a word would never say that it has ended. */
const END_MS = 1_000;

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
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
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
  const { wait = waitUnref } = options;
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
    await wait(retryMs, stopped).catch(() => undefined);
    retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
  }
}

/** Throws what ended the connection, also when it was `stopped`. */
async function listenUntilLost(options: ListenOptions, stopped: AbortSignal): Promise<never> {
  const { heartbeatMs = 10_000 } = options;
  const client = new pg.Client({
    ...options.config,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: 5_000,
  });
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
      await waitUnref(heartbeatMs, signal);
      await client.query("SELECT 1");
    }
  } catch (error) {
    throw lost.signal.reason ?? error;
  } finally {
    await Promise.race([client.end().catch(() => undefined), waitUnref(END_MS)]);
  }
}

/** Nothing that is only waited for keeps the process alive. */
function waitUnref(ms: number, signal?: AbortSignal): Promise<void> {
  return delay(ms, undefined, { ref: false, ...(signal && { signal }) });
}

function tell(payload: string | undefined, { onChange, onReset }: ListenOptions): void {
  const change = v.safeParse(v.pipe(v.string(), v.parseJson(), Change), payload);
  // Any client of the database may notify; what cannot be read may mean anything.
  if (change.success) onChange(change.output);
  else onReset();
}

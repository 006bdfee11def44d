import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../base/log.ts";

const CHANNEL = "site_changes";
const FIRST_RETRY_MS = 250;
/** With the connection timeout, the longest time until the listener notices that the database is back. */
const MAX_RETRY_MS = 1_000;
const CONNECT_TIMEOUT_MS = 3_000;
/** `client.end` does not return on a connection whose other side has silently disappeared. */
const END_TIMEOUT_MS = 1_000;

interface ListenOptions {
  config: pg.ClientConfig;
  log: Log;
  /** @param payload of the notification: the new version of the content */
  onChange(payload: string): void;
  /** Called when listening begins, because notifications may have been missed before. */
  onReset(): void;
  /** Interval of a query that detects a dead connection. */
  heartbeatMs?: number;
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Calls `onChange` for every committed change of content. Uses one connection and restores it. */
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
      options.log.warn(
        { err: error, retryMs },
        "the listener for content changes is not connected",
      );
    }
    await wait(retryMs, stopped).catch(() => undefined);
    retryMs = Math.min(2 * retryMs, MAX_RETRY_MS);
  }
}

/** @throws the error that ended the connection, or the abort error after `stopped` */
async function listenUntilLost(options: ListenOptions, stopped: AbortSignal): Promise<never> {
  const { heartbeatMs = 10_000 } = options;
  const client = new pg.Client({
    ...options.config,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: 5_000,
  });
  const lost = new AbortController();
  client.on("error", (error) => lost.abort(error));
  client.on("end", () => lost.abort());
  client.on("notification", ({ payload = "" }) => options.onChange(payload));
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
    await Promise.race([client.end().catch(() => undefined), waitUnref(END_TIMEOUT_MS)]);
  }
}

/** Waits without keeping the process alive. */
function waitUnref(ms: number, signal?: AbortSignal): Promise<void> {
  return delay(ms, undefined, { ref: false, ...(signal && { signal }) });
}

import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { withTimeout } from "../base/with-timeout.ts";
import type { Database, Db } from "../database/db.ts";
import { isSameSecret } from "../database/secrets.ts";
import { countDeliveries, type DeliveryCounts } from "../demo-requests/outbox/messages.ts";

/** Upper bounds of the buckets, from cached pages to pages that wait for their data. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface FinishedRequest {
  /** The matched route's pattern, which keeps the number of label values small. */
  route: string;
  status: number;
  cache: "hit" | "miss";
  seconds: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Limits the duration of a scrape while the database is down. */
const DATABASE_TIMEOUT_MS = 2_000;

export type Pool = Db & Pick<Database["db"], "totalCount" | "idleCount" | "waitingCount">;

interface MetricsDeps {
  db: Pool;
  pageCache: { readonly bytes: number } | undefined;
  contentOutage: { readonly since?: Date | undefined };
  logOutput?: { readonly lostLines: number } | undefined;
  now: () => Date;
}

/** Creates the metrics of this process for Prometheus. */
export function createMetrics(deps: MetricsDeps) {
  const { db, pageCache, contentOutage, logOutput, now } = deps;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });

  /** What the present scrape read; undefined if the database did not respond. */
  let outbox: DeliveryCounts | undefined;
  /** Adds a gauge of one value, or of one for each state. It shows no former value, which would hide an outage. */
  const addGauge = (
    name: string,
    help: string,
    read: () => number | Record<string, number> | undefined,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: ["state"],
      registers,
      collect() {
        this.reset();
        const values = read();
        if (typeof values === "number") return this.set(values);
        for (const [state, value] of Object.entries(values ?? {})) this.set({ state }, value);
      },
    });
  if (pageCache !== undefined) {
    addGauge(
      "page_cache_bytes",
      "Bytes of the finished pages in memory, in all codings",
      () => pageCache.bytes,
    );
  }
  addGauge(
    "content_outage_seconds",
    "Time since the content could last be read, while it cannot; else 0",
    () => (contentOutage.since ? (now().getTime() - contentOutage.since.getTime()) / 1000 : 0),
  );
  addGauge(
    "log_lines_lost",
    "Lines that could not be written to the log since the start",
    () => logOutput?.lostLines ?? 0,
  );
  addGauge(
    "database_pool",
    "Busy and idle connections, and queries that wait for a connection",
    () => ({ busy: db.totalCount - db.idleCount, idle: db.idleCount, waiting: db.waitingCount }),
  );
  addGauge("database_up", "1 if the database responds, else 0", () => (outbox ? 1 : 0));
  addGauge(
    "outbox_messages",
    "Messages to sales that wait for delivery, and dead letters",
    () => outbox && { waiting: outbox.waiting, dead: outbox.dead },
  );
  addGauge(
    "outbox_oldest_waiting_seconds",
    "Age of the oldest demo request that still waits for delivery",
    () => outbox?.oldestWaitingSeconds,
  );
  addGauge(
    "demo_requests_held",
    "Demo requests that are held as suspected spam",
    () => outbox?.held,
  );

  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's headers to the end of the response",
    labelNames: ["route", "status", "cache"],
    buckets: SECONDS,
    registers,
  });
  const verdicts = new Counter({
    name: "captcha_verdicts_total",
    help: "Verdicts on captcha tokens, by outcome",
    labelNames: ["outcome"],
    registers,
  });

  return {
    recordRequest: ({ route, status, cache, seconds }: FinishedRequest) =>
      requests.observe({ route, status, cache }, seconds),
    recordVerdict: (outcome: string) => verdicts.inc({ outcome }),
    contentType: registry.contentType,
    async text(): Promise<string> {
      const reading = withTimeout(countDeliveries(db), DATABASE_TIMEOUT_MS, "late");
      outbox = await reading.catch(() => undefined);
      return registry.metrics();
    },
  };
}

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
/** A request with one of these headers passed a proxy, so its client may be on another machine. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Allows requests with the bearer token `METRICS_TOKEN`, and requests from this machine that passed
 * no proxy. For all others, `next("route")` skips the handlers of `/metrics`, so they get 404.
 */
export function operatorOnly(token: string | undefined): RequestHandler {
  return (request, _response, next) =>
    next(isLocal(request) || hasToken(request, token) ? undefined : "route");
}

/** Reads the socket's address, because a client can forge the header behind Express's `request.ip`. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  return (
    LOOPBACK.has(socket.remoteAddress ?? "") &&
    PROXY_HEADERS.every((name) => headers[name] === undefined)
  );
}

function hasToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1];
  return token !== undefined && given !== undefined && isSameSecret(given, token);
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Captcha } from "../demo-requests/captcha/captcha.ts";
import { createDatabaseMetrics, type Pool } from "./database-metrics.ts";

/** Buckets from cached pages to pages that wait for their data. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface FinishedRequest {
  /** The matched route's pattern, which keeps the number of label values small. */
  route: string;
  status: number;
  cache: "hit" | "miss";
  seconds: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

interface MetricsDeps {
  db: Pool;
  pageCache: { readonly size: number; readonly bytes: number } | undefined;
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
  const addGauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  if (pageCache !== undefined) {
    addGauge("page_cache_pages", "Finished pages in memory", () => pageCache.size);
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
  const database = createDatabaseMetrics(db, registers);

  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's headers to the end of the response",
    labelNames: ["route", "status", "cache"],
    buckets: SECONDS,
    registers,
  });
  const renders = new Counter({
    name: "page_renders_total",
    help: "Rendered pages: whole, or streamed because data was late",
    labelNames: ["kind"],
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
    /** `whole`: rendered with all data; `streamed`: sent while data was pending. */
    recordRender: (kind: "whole" | "streamed") => renders.inc({ kind }),
    /** Wraps the captcha to count its verdicts. */
    watchCaptcha: (captcha: Captcha): Captcha => ({
      ...captcha,
      async verify(token, context) {
        const verdict = await captcha.verify(token, context);
        verdicts.inc({ outcome: verdict.ok ? "solved" : verdict.reason });
        return verdict;
      },
    }),
    contentType: registry.contentType,
    async text(): Promise<string> {
      await database.refresh();
      return registry.metrics();
    },
  };
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Captcha } from "../demo-requests/captcha/captcha.ts";
import type { KeptFiles } from "../kept-files.ts";
import type { PackedPages } from "../render/packed-pages.ts";
import { createBrowserMetrics, type Vitals } from "./browser-metrics.ts";
import { createDatabaseMetrics, type Pool } from "./database-metrics.ts";

/** From a packed page, which takes a fraction of a millisecond, to one that waits for its data. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface FinishedRequest {
  /** The pattern that answered, never the address itself: there are few of them. */
  route: string;
  status: number;
  cache: "hit" | "miss";
  seconds: number;
}

export type Figures = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

/** What an operator may count of this process, in Prometheus' terms. */
export interface Metrics {
  noteRequest(request: FinishedRequest): void;
  /** `whole`: all data was there; `streamed`: some was late. */
  noteRender(kind: "whole" | "streamed"): void;
  noteVitals(vitals: Vitals): void;
  /** A browser refused something; `directive` is one of the policy's. */
  noteViolation(directive: string): void;
  /** The same captcha, whose verdicts are counted. */
  watchCaptcha(captcha: Captcha): Captcha;
  contentType: string;
  text(): Promise<string>;
  /** As `text`, for adding up those of several processes. */
  figures(): Promise<Figures>;
}

interface Needs {
  db: Pool;
  packed: PackedPages | undefined;
  files?: Pick<KeptFiles, "hits"> | undefined;
}

export function createMetrics({ db, packed, files }: Needs): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  if (packed !== undefined) addPackedPages(packed, registers);
  if (files !== undefined) addKeptFiles(files, registers);
  const database = createDatabaseMetrics(db, registers);
  // One here; added up, it says how many of the workers were heard.
  new Gauge({ name: "site_workers", help: "Processes that serve", registers }).set(1);
  const browsers = createBrowserMetrics(registers);

  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's headers to the end of its answer",
    labelNames: ["route", "status", "cache"],
    buckets: SECONDS,
    registers,
  });
  const renders = new Counter({
    name: "page_renders_total",
    help: "Pages rendered: whole, or streamed because data was late",
    labelNames: ["kind"],
    registers,
  });
  const verdicts = new Counter({
    name: "captcha_verdicts_total",
    help: "What became of captcha tokens",
    labelNames: ["outcome"],
    registers,
  });

  return {
    noteRequest: ({ route, status, cache, seconds }) =>
      requests.observe({ route, status, cache }, seconds),
    ...browsers,
    noteRender: (kind) => renders.inc({ kind }),
    watchCaptcha: (captcha) => ({
      ...captcha,
      async verify(token, context) {
        const verdict = await captcha.verify(token, context);
        verdicts.inc({ outcome: verdict.ok ? "solved" : verdict.reason });
        return verdict;
      },
    }),
    contentType: registry.contentType,
    async text() {
      await database.refresh();
      return registry.metrics();
    },
    async figures() {
      await database.refresh();
      return registry.getMetricsAsJSON();
    },
  };
}

function addPackedPages(packed: PackedPages, registers: Registry[]): void {
  new Counter({
    name: "packed_page_lookups_total",
    help: "Reading requests that found a packed page, or did not",
    labelNames: ["result"],
    registers,
    collect() {
      this.reset();
      this.inc({ result: "hit" }, packed.hits);
      this.inc({ result: "miss" }, packed.misses);
    },
  });
  new Gauge({
    name: "packed_pages",
    help: "Pages kept as bytes",
    registers,
    collect() {
      this.set(packed.size);
    },
  });
}

function addKeptFiles(files: Pick<KeptFiles, "hits">, registers: Registry[]): void {
  new Counter({
    name: "kept_file_answers_total",
    help: "Requests for files of the build that were answered from memory",
    registers,
    collect() {
      this.reset();
      this.inc(files.hits);
    },
  });
}

import type { Figures } from "../metrics/metrics.ts";

/** What the lead says to its workers. */
export type ToWorker =
  | { kind: "stop" }
  | { kind: "figures wanted"; round: number }
  | { kind: "metrics"; round: number; text: string };

/** What a worker says to the lead. */
export type ToLead =
  | { kind: "ready" }
  | { kind: "metrics asked"; round: number }
  | { kind: "figures"; round: number; figures: Figures };

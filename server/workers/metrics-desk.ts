import { AggregatorRegistry } from "prom-client";
import type { Figures } from "../metrics/metrics.ts";
import type { WorkerProcess } from "./crew.ts";
import type { ToLead } from "./messages.ts";

/** Longer than a worker waits for its database. */
const PATIENCE_MS = 3_000;

/**
 * Adds up the figures of all workers for one of them, whom somebody asked for the metrics of the
 * site. A worker that stays silent is left out: `site_workers` says how many are in the sum.
 */
export class MetricsDesk {
  readonly #present: () => WorkerProcess[];
  readonly #rounds = new Map<number, (figures: Figures) => void>();
  #lastRound = 0;

  constructor(present: () => WorkerProcess[]) {
    this.#present = present;
  }

  hear(worker: WorkerProcess, message: Exclude<ToLead, { kind: "ready" }>): void {
    if (message.kind === "figures") this.#rounds.get(message.round)?.(message.figures);
    else void this.#answer(worker, message.round);
  }

  async #answer(asking: WorkerProcess, askedAs: number): Promise<void> {
    const figures = await this.#gather();
    const text = await AggregatorRegistry.aggregate(figures).metrics();
    if (asking.isConnected()) asking.send({ kind: "metrics", round: askedAs, text });
  }

  async #gather(): Promise<Figures[]> {
    this.#lastRound += 1;
    const round = this.#lastRound;
    const workers = this.#present();
    const gathered: Figures[] = [];
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, PATIENCE_MS);
      this.#rounds.set(round, (figures) => {
        gathered.push(figures);
        if (gathered.length < workers.length) return;
        clearTimeout(late);
        resolve();
      });
      for (const worker of workers) worker.send({ kind: "figures wanted", round });
    });
    this.#rounds.delete(round);
    return gathered;
  }
}

import { withTimeout } from "../concurrency/with-timeout.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { ToLead, ToWorker } from "./messages.ts";

const PATIENCE_MS = 5_000;

/** What a worker needs of its own process. */
interface OwnProcess {
  on(event: "message", listener: (message: ToWorker) => void): unknown;
  send?(message: ToLead): unknown;
}

/** One worker's side of the crew. */
export interface Membership {
  /** Calls `stop` when the lead says so. */
  whenToldToStop(stop: () => void): void;
  /** The same metrics, whose text is of all workers: a scrape meets any one of them. */
  share(metrics: Metrics): Metrics;
  tellReady(): void;
}

export function joinCrew(own: OwnProcess): Membership {
  let stop = () => {};
  let figures: Metrics["figures"] | undefined;
  let lastRound = 0;
  const waiting = new Map<number, (text: string) => void>();
  const tell = (message: ToLead) => own.send?.(message);

  own.on("message", (message) => {
    if (message.kind === "stop") stop();
    if (message.kind === "metrics") waiting.get(message.round)?.(message.text);
    if (message.kind === "figures wanted") {
      const { round } = message;
      void figures?.().then((given) => tell({ kind: "figures", round, figures: given }));
    }
  });

  const askLead = async () => {
    lastRound += 1;
    const round = lastRound;
    const text = new Promise<string>((resolve) => {
      waiting.set(round, resolve);
      tell({ kind: "metrics asked", round });
    });
    return withTimeout(text, PATIENCE_MS, "The lead of the workers is silent").finally(() =>
      waiting.delete(round),
    );
  };

  return {
    whenToldToStop(what) {
      stop = what;
    },
    share(metrics) {
      figures = metrics.figures;
      return { ...metrics, text: askLead };
    },
    tellReady: () => void tell({ kind: "ready" }),
  };
}

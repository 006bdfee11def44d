import type { Trace } from "../../shared/models/trace.ts";

/** What is said between the site's open pages and `/development/machines`. */
export type Said =
  | { type: "asked" }
  | { type: "told"; tab: number; path: string; trace: Trace }
  | { type: "left"; tab: number };

/** The line on which all open pages of the site hear each other. */
export function openLiveLine(hear: (said: Said) => void) {
  const channel = new BroadcastChannel("machines");
  channel.addEventListener("message", ({ data }: MessageEvent<Said>) => hear(data));
  return { say: (said: Said) => channel.postMessage(said) };
}

/** Says how a trace stands whenever somebody asks, and that it ends with its page. */
export function tellTrace(trace: Trace): { changed(): void } {
  // When a page began is enough to tell its tab from another's.
  const tab = performance.timeOrigin;
  const changed = () => line.say({ type: "told", tab, path: location.pathname, trace });
  const line = openLiveLine(({ type }) => {
    if (type === "asked") changed();
  });
  addEventListener("pagehide", () => line.say({ type: "left", tab }));
  return { changed };
}

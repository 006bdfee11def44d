import type { Trace } from "../../shared/models/trace.ts";

/** A message between the site's open pages and `/development/machines`. */
export type TraceMessage =
  | { type: "requested" }
  | { type: "updated"; tab: number; path: string; trace: Trace }
  | { type: "closed"; tab: number };

/** Opens the channel that connects all open pages of the site. */
export function openTraceChannel(onMessage: (message: TraceMessage) => void) {
  const channel = new BroadcastChannel("machines");
  channel.addEventListener("message", ({ data }: MessageEvent<TraceMessage>) => onMessage(data));
  return { send: (message: TraceMessage) => channel.postMessage(message) };
}

/**
 * Sends the trace when another page requests it, and a message when this page closes. The returned function
 * sends the trace after a change.
 */
export function publishTrace(trace: Trace): () => void {
  // The page's start time identifies its tab.
  const tab = performance.timeOrigin;
  const sendTrace = () => {
    channel.send({ type: "updated", tab, path: location.pathname, trace });
  };
  const channel = openTraceChannel(({ type }) => {
    if (type === "requested") sendTrace();
  });
  addEventListener("pagehide", () => channel.send({ type: "closed", tab }));
  return sendTrace;
}

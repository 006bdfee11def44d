import { paths } from "../../shared/paths.ts";
import { cumulativeLayoutShift, type LayoutShift } from "./layout-shifts.ts";

/**
 * Tells the site how fast this page was, once the visitor turns away from it, and nothing that
 * would tell visitors apart.
 */
export function reportVitals(): void {
  const path = location.pathname;
  const shifts: LayoutShift[] = [];
  let lcp: number | undefined;
  let inp: number | undefined;
  observe("largest-contentful-paint", ({ startTime }) => {
    lcp = startTime;
  });
  observe("layout-shift", (entry) => shifts.push(entry as PerformanceEntry & LayoutShift));
  observe("event", (entry) => {
    const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId > 0) inp = Math.max(inp ?? 0, entry.duration);
  });

  const send = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    const vitals = { path, lcp_ms: lcp, inp_ms: inp, cls: cumulativeLayoutShift(shifts) };
    const type = "application/json";
    navigator.sendBeacon(paths.api.vitals(), new Blob([JSON.stringify(vitals)], { type }));
  };
  document.addEventListener("visibilitychange", send);
}

/** Hears of what was before as well. A browser that does not measure it stays silent. */
function observe(type: string, hear: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(hear));
  observer.observe({ type, buffered: true });
}

import { type Metric, onCLS, onINP, onLCP } from "web-vitals";
import { paths } from "../shared/paths.ts";

/** The server's field names for the metrics. */
const fields = { LCP: "lcp_ms", INP: "inp_ms", CLS: "cls" } as const;

/** Sends the Core Web Vitals of this page view once, when the visitor leaves or hides the page. */
export function reportVitals(): void {
  const vitals: Record<string, string | number> = { path: location.pathname };
  const keep = ({ name, value }: Metric) => {
    if (name in fields) vitals[fields[name as keyof typeof fields]] = value;
  };
  onLCP(keep);
  onINP(keep);
  onCLS(keep);

  const send = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    const body = new Blob([JSON.stringify(vitals)], { type: "application/json" });
    navigator.sendBeacon(paths.api.vitals(), body);
  };
  // The library listens on the window in the capture phase, so its values are final before this listener runs.
  document.addEventListener("visibilitychange", send);
}

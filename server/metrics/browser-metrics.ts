import { Counter, Histogram, type Registry } from "prom-client";

/** What one page view says of itself. Parts that a browser does not measure are left out. */
export interface Vitals {
  route: string;
  /** When the largest picture or text was there. */
  lcpMs?: number | undefined;
  /** The slowest answer to a touch, a click or a key. */
  inpMs?: number | undefined;
  /** How much the page moved under the visitor's eyes, as https://web.dev/articles/cls counts it. */
  cls?: number | undefined;
}

/** What browsers tell of the site by themselves. */
export function createBrowserMetrics(registers: Registry[]) {
  const labelNames = ["route"];
  const lcp = new Histogram({
    name: "web_vitals_lcp_seconds",
    help: "Largest contentful paint, of a sample of page views",
    labelNames,
    buckets: [0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    registers,
  });
  const inp = new Histogram({
    name: "web_vitals_inp_seconds",
    help: "Slowest interaction until the next paint, of a sample of page views",
    labelNames,
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    registers,
  });
  const cls = new Histogram({
    name: "web_vitals_cls",
    help: "Cumulative layout shift, of a sample of page views",
    labelNames,
    buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    registers,
  });
  const violations = new Counter({
    name: "csp_violations_total",
    help: "What browsers refused, by the policy's directive",
    labelNames: ["directive"],
    registers,
  });
  return {
    recordVitals(vitals: Vitals): void {
      const { route } = vitals;
      if (vitals.lcpMs !== undefined) lcp.observe({ route }, vitals.lcpMs / 1000);
      if (vitals.inpMs !== undefined) inp.observe({ route }, vitals.inpMs / 1000);
      if (vitals.cls !== undefined) cls.observe({ route }, vitals.cls);
    },
    countViolation(directive: string): void {
      violations.inc({ directive });
    },
  };
}

import { Counter, Histogram, type Registry } from "prom-client";

/** Web vitals of one page view. Values that the browser does not measure are missing. */
export interface Vitals {
  route: string;
  /** Largest Contentful Paint (https://web.dev/articles/lcp). */
  lcpMs?: number | undefined;
  /** Interaction to Next Paint (https://web.dev/articles/inp). */
  inpMs?: number | undefined;
  /** Cumulative Layout Shift (https://web.dev/articles/cls). */
  cls?: number | undefined;
}

/** Creates metrics for reports that browsers send. */
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
    help: "Violations of the content security policy that browsers reported, by directive",
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

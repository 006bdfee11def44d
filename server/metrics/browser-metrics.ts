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
  const histogram = (name: string, measure: string, buckets: number[]) => {
    const help = `${measure}, of a sample of page views`;
    return new Histogram({ name, help, labelNames: ["route"], buckets, registers });
  };
  const lcp = histogram(
    "web_vitals_lcp_seconds",
    "Largest contentful paint",
    [0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  );
  const inp = histogram(
    "web_vitals_inp_seconds",
    "Slowest interaction until the next paint",
    [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  );
  const cls = histogram(
    "web_vitals_cls",
    "Cumulative layout shift",
    [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  );
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
    /** Counts a browser's report of a violation of this CSP directive. */
    countViolation(directive: string): void {
      violations.inc({ directive });
    },
  };
}

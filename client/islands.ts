import type { Behaviour, Island } from "./island/define-island.ts";
import { isSampled } from "./vitals/is-sampled.ts";

/** Props are checked where pages hand them in; here they are whatever the attribute says. */
// biome-ignore lint/suspicious/noExplicitAny: one table holds islands of every shape of props
type Loaders = Record<string, () => Promise<Island<any> | Behaviour>>;

/** Every island, by the name its element carries. */
const islands: Loaders = {
  "demo-form": async () => (await import("./islands/demo-form/demo-form.tsx")).demoForm,
  "insights-list": async () =>
    (await import("./islands/insights-list/insights-list.tsx")).insightsList,
  "careers-list": async () => (await import("./islands/careers-list/careers-list.tsx")).careersList,
  "force-explorer": async () =>
    (await import("./islands/force-explorer/force-explorer.ts")).forceExplorer,
  "coverage-sum": async () => (await import("./islands/coverage-sum/coverage-sum.ts")).coverageSum,
  header: async () => (await import("./layout/header-behaviour.ts")).header,
  journey: async () => (await import("./islands/journey/journey.ts")).journey,
  film: async () => (await import("./islands/film/film.ts")).film,
};

if (DEVELOPMENT) {
  islands["machine-watch"] = async () =>
    (await import("./development/machine-watch.ts")).machineWatch;
}

if (isSampled()) {
  // Nobody waits for it, and nobody misses it.
  void import("./vitals/report-vitals.ts").then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
}

/** Brings an island to life. @throws when its code cannot be had, leaving the markup as it is */
export async function wake(element: HTMLElement, name: string): Promise<void> {
  const load = islands[name];
  if (!load) throw new Error(`No island is called ${name}`);
  if (element.hasAttribute("props")) {
    // Asked for together: React is not to wait for the island that needs it.
    const [island, { hydrate }] = await Promise.all([load(), import("./island/hydrate.tsx")]);
    if ("View" in island) await hydrate(element, island);
  } else {
    const island = await load();
    if ("start" in island) island.start(element);
  }
}

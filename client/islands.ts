import { isSampled } from "./is-sampled.ts";
import type { Behaviour, Island } from "./island/define-island.ts";

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
  "copy-code": async () => (await import("./islands/copy-code/copy-code.ts")).copyCode,
  calculator: async () => (await import("./islands/calculator/calculator.ts")).calculator,
  "ranked-list": async () => (await import("./islands/ranked-list/ranked-list.tsx")).rankedList,
  header: async () => (await import("./layout/header-behaviour.ts")).header,
  journey: async () => (await import("./islands/journey/journey.ts")).journey,
  "scroll-region": async () =>
    (await import("./islands/scroll-region/scroll-region.ts")).scrollRegion,
  "hosted-video": async () => (await import("./islands/hosted-video/hosted-video.ts")).hostedVideo,
  "print-brief": async () => (await import("./islands/print-brief/print-brief.ts")).printBrief,
  film: async () => (await import("./islands/film/film.ts")).film,
};

if (DEVELOPMENT) {
  islands["machine-watch"] = async () =>
    (await import("./development/machine-watch.ts")).machineWatch;
}

if (isSampled()) {
  // A page view that fails to load this is not measured.
  void import("./report-vitals.ts").then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
}

/** Fetches an island's code, for a visitor who seems about to use it. */
export async function fetchCode(element: HTMLElement): Promise<void> {
  await codeOf(element);
}

/** Brings an island to life. @throws when its code cannot be had, leaving the markup as it is */
export async function wake(element: HTMLElement): Promise<void> {
  const [island, react] = await codeOf(element);
  // The streamed page has put another list in its place meanwhile.
  if (!element.isConnected) return;
  if ("start" in island) island.start(element);
  else await react?.hydrate(element, island);
}

/** Asked for together: React is not to wait for the island that needs it. */
function codeOf(element: HTMLElement) {
  const name = element.getAttribute("name") ?? "";
  const load = islands[name];
  if (!load) throw new Error(`No island is called ${name}`);
  const needsReact = element.hasAttribute("props");
  return Promise.all([load(), needsReact ? import("./island/hydrate.tsx") : undefined]);
}

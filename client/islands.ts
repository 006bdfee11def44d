import type { Behaviour, Island } from "./island/define-island.ts";

/** The types of props are checked where pages pass them, not here, where they come from an attribute. */
// biome-ignore lint/suspicious/noExplicitAny: one table holds islands with different props
type Loaders = Record<string, () => Promise<Island<any> | Behaviour>>;

/** Every island, by the name attribute of its element. */
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
  divider: async () => (await import("./islands/divider/divider.ts")).divider,
  header: async () => (await import("./layout/header-behaviour.ts")).header,
  journey: async () => (await import("./islands/journey/journey.ts")).journey,
  "scroll-region": async () =>
    (await import("./islands/scroll-region/scroll-region.ts")).scrollRegion,
  "hosted-video": async () => (await import("./islands/hosted-video/hosted-video.ts")).hostedVideo,
  "print-brief": async () => (await import("./islands/print-brief/print-brief.ts")).printBrief,
  film: async () => (await import("./islands/film/film.ts")).film,
};

/** Fetches an island's code before the visitor uses it. */
export async function prefetch(element: HTMLElement): Promise<void> {
  await loadCode(element);
}

/** Starts or hydrates an island. @throws if its code cannot be loaded; the markup then stays as it is */
export async function wake(element: HTMLElement): Promise<void> {
  const [island, react] = await loadCode(element);
  // Streaming has replaced the element meanwhile.
  if (!element.isConnected) return;
  if ("start" in island) island.start(element);
  else await react?.hydrate(element, island);
}

/** Fetches the island and React at the same time. */
function loadCode(element: HTMLElement) {
  const name = element.getAttribute("name") ?? "";
  const load = islands[name];
  if (!load) throw new Error(`There is no island named ${name}`);
  const needsReact = element.hasAttribute("props");
  return Promise.all([load(), needsReact ? import("./island/hydrate.tsx") : undefined]);
}

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
  dashboard: async () => (await import("./islands/dashboard/dashboard.tsx")).dashboard,
  "fleet-map": async () => (await import("./islands/fleet-replay/fleet-map.tsx")).fleetMap,
  "driver-display": async () =>
    (await import("./islands/fleet-replay/driver-display.tsx")).driverDisplay,
  "contact-sheet": async () =>
    (await import("./islands/contact-sheet/contact-sheet.ts")).contactSheet,
  divider: async () => (await import("./islands/divider/divider.ts")).divider,
  "point-cloud": async () => (await import("./islands/point-cloud/point-cloud.ts")).pointCloud,
  header: async () => (await import("./layout/header-behaviour.ts")).header,
  journey: async () => (await import("./islands/journey/journey.ts")).journey,
  "scroll-region": async () =>
    (await import("./islands/scroll-region/scroll-region.ts")).scrollRegion,
  "hosted-video": async () => (await import("./islands/hosted-video/hosted-video.ts")).hostedVideo,
  film: async () => (await import("./islands/film/film.ts")).film,
};

/**
 * Fetches the code of an island, and React at the same time if it needs it. Returns the function that starts it.
 * @throws if a chunk cannot be fetched
 */
export async function loadIsland(element: HTMLElement): Promise<() => void | Promise<void>> {
  const name = element.getAttribute("name") ?? "";
  const load = islands[name];
  if (!load) throw new Error(`There is no island named ${name}`);
  const needsReact = element.hasAttribute("props");
  const [island, react] = await Promise.all([
    load(),
    needsReact ? import("./island/hydrate.tsx") : undefined,
  ]);
  return () => {
    // Streaming has replaced the element meanwhile.
    if (!element.isConnected) return;
    if ("start" in island) return island.start(element);
    return react?.hydrate(element, island);
  };
}

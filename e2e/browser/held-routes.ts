import { expect, type Page, type Request, type Route } from "@playwright/test";

export type HeldRoutes = Awaited<ReturnType<typeof holdRoutes>>;

/** Holds the page's requests for a path until the test responds to them. */
export async function holdRoutes(page: Page, path: string) {
  const held: Route[] = [];
  const failed = new Set<Request>();
  await page.route(`**${path}`, (route) => {
    if (!failed.has(route.request())) held.push(route);
  });
  // A request that the page aborted is not in flight any more, even if its failure is reported first.
  page.on("requestfailed", (request) => {
    failed.add(request);
    const place = held.findIndex((route) => route.request() === request);
    if (place !== -1) held.splice(place, 1);
  });
  return {
    /** Removes and returns the pending request, for a response. */
    async next() {
      await expect.poll(() => held.length, `requests of ${path} in flight`).toBe(1);
      return held.pop() as Route;
    },
  };
}

/** Holds requests of the page back until the returned function is called. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(pattern, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

import { expect, type Page, type Route } from "@playwright/test";

/** Holds what the page asks for under a path until a walk says what became of it. */
export async function holdRoutes(page: Page, path: string): Promise<HeldRoutes> {
  const held: Route[] = [];
  await page.route(`**${path}`, (route) => void held.push(route));
  // What the page itself gave up is not in flight any more.
  page.on("requestfailed", (request) => {
    const place = held.findIndex((route) => route.request() === request);
    if (place !== -1) held.splice(place, 1);
  });
  const one = async () => {
    await expect.poll(() => held.length, `requests of ${path} in flight`).toBe(1);
    return held[0] as Route;
  };
  return {
    one,
    async next() {
      await one();
      return held.pop() as Route;
    },
  };
}

export interface HeldRoutes {
  /** The one that is in flight, left there. */
  one(): Promise<Route>;
  /** The one that is in flight, to be answered. */
  next(): Promise<Route>;
}

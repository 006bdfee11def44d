import { expect } from "@playwright/test";
import type { AnyStateMachine } from "xstate";
import { violationsOf } from "../browser/axe.ts";
import { test } from "../browser/fixtures.ts";
import { keyboard, mouse } from "./input-modes.ts";
import { EVERY_STATE, fewestPaths, type Model, shortestPaths } from "./model.ts";

/**
 * Tests the paths of a model by mouse, each in a new window, except the path that covers most: this one by keyboard at
 * 400 % zoom, with axe on the islands in every new state and on the whole content at the end.
 * @param siteUrl is called when the tests run
 */
export function testPaths<M extends AnyStateMachine>(
  model: Model<M>,
  siteUrl = () => process.env.SITE_UNDER_TEST ?? "",
): void {
  const name = [model.machine.id, model.start].filter(Boolean).join(", ");
  const [first, ...others] = fewestPaths(shortestPaths(model));
  if (first === undefined) throw new Error(`${name} has no path`);

  test.describe(name, () => {
    for (const path of others) {
      test(path.title, async ({ browser }) => {
        const page = await browser.newPage({ baseURL: siteUrl() });
        await path.test(model.testOf(page, mouse));
        await page.close();
      });
    }

    test(`${first.title}, by keyboard at 400 % zoom, every state accessible`, async ({
      browser,
    }) => {
      const page = await browser.newPage({
        baseURL: siteUrl(),
        viewport: { width: 320, height: 256 },
        reducedMotion: "reduce",
      });
      const { events, states } = model.testOf(page, keyboard);
      const seen = new Set<string>();

      await first.test({
        events,
        states: {
          ...states,
          async [EVERY_STATE](snapshot, step) {
            await states[EVERY_STATE]?.(snapshot, step);
            const state = JSON.stringify(model.keyOf(snapshot));
            if (seen.has(state)) return;
            seen.add(state);
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(width).toBeLessThanOrEqual(320);
            expect(await violationsOf(page, within("page-island"))).toEqual([]);
          },
        },
      });
      expect(await violationsOf(page, within("main"))).toEqual([]);
      await page.close();
    });
  });
}

/** Of a list of posts, a few stand for all, because axe takes long for hundreds. */
function within(part: string) {
  return { include: [part], exclude: ["article:nth-of-type(n + 4)"] };
}

import { basename } from "node:path";
import { expect } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { test } from "./hosted-captcha-fixture.ts";
import { overflowOf } from "./overflow.ts";
import { coreWalks } from "./players/core-walks.ts";
import { keyboard, mouse } from "./players/input-modes.ts";
import { traceFiles } from "./walks/trace-files.ts";
import { findTracedWalk } from "./walks/traced-walk.ts";

test.describe.configure({ mode: "default" });

test.beforeEach(({ expectConsole }) => {
  expectConsole(/The captcha is unavailable|The demo request failed|Failed to load resource/);
});

for (const { title, play } of coreWalks) {
  test(`by keyboard alone at 400 % zoom, accessible at every step: ${title}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.emulateMedia({ reducedMotion: "reduce" });

    await play(page, keyboard, async (label) => {
      expect(await overflowOf(page), label).toBeLessThanOrEqual(0);
      expect(await violationsOf(page, "main"), label).toEqual([]);
    });
  });
}

for (const file of traceFiles) {
  test(`as it was recorded: ${basename(file)}`, async ({ page }) => {
    const { walk } = await findTracedWalk(file);

    await walk.play(page, mouse);
  });
}

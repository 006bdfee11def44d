import { basename } from "node:path";
import { expect } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { test } from "./hosted-captcha-fixture.ts";
import { overflowOf } from "./overflow.ts";
import { keyboard, mouse } from "./players/input-modes.ts";
import { namedWalks } from "./walks/named-walks.ts";
import { traceFiles } from "./walks/trace-files.ts";
import { findTracedWalk } from "./walks/traced-walk.ts";

/** The walks that a keyboard has to support: sending, failing, trying again, opening, choosing. */
const KEYBOARD_WALKS = [
  /^demo form: .*the request is stored, the toast is dismissed$/,
  /^demo form: .*the request is stored, .*the request fails$/,
  /^demo form: .*the captcha is tried again$/,
  /^careers: the department is toggled, a role is toggled$/,
  /^insights: .*the reader asks for all$/,
  /^ranked list: km 33.4 is chosen, the whole line is chosen$/,
];

const walks = namedWalks.filter(({ site }) => site === "usual");
const keyboardWalks = KEYBOARD_WALKS.map((pattern) => {
  const found = walks.find(({ name }) => pattern.test(name));
  if (found === undefined) throw new Error(`No walk matches ${pattern}`);
  return found;
});
/** Walks have first steps in common, which one worker checks once. */
const checked = new Set<string>();

test.beforeEach(({ expectConsole }) => {
  expectConsole(/The captcha is unavailable|The demo request failed|Failed to load resource/);
});

for (const { name, walk } of keyboardWalks) {
  test(`by keyboard alone at 400 % zoom, accessible at every step: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    let steps = walk.path;

    await walk.play(page, keyboard, async (label) => {
      steps += `, ${label}`;
      if (checked.has(steps)) return;
      expect(await overflowOf(page), label).toBeLessThanOrEqual(0);
      expect(await violationsOf(page, "main"), label).toEqual([]);
      checked.add(steps);
    });
  });
}

for (const { name, walk } of walks.filter((each) => !keyboardWalks.includes(each))) {
  test(`by mouse: ${name}`, ({ page }) => walk.play(page, mouse));
}

for (const file of traceFiles) {
  test(`as it was recorded: ${basename(file)}`, async ({ page }) => {
    const { walk } = await findTracedWalk(file);

    await walk.play(page, mouse);
  });
}

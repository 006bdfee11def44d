import { expect } from "@playwright/test";
import { walkByLabels } from "../shared/models/chosen-walks.ts";
import { demoFormTours } from "../shared/models/demo-form-model.ts";
import { walkedMachines } from "../shared/models/walked-machines.ts";
import { violationsOf } from "./axe.ts";
import { test } from "./hosted-captcha-fixture.ts";
import { overflowOf } from "./overflow.ts";
import { demoFormPlayer } from "./players/demo-form-player.ts";
import { keyboard, mouse } from "./players/input-modes.ts";
import { type Playable, playable } from "./players/player.ts";

const { demoForm } = walkedMachines;

/** What a keyboard has to support: sending, failing, trying again, opening, choosing. */
const keyboardWalks: Record<string, () => Playable> = {
  "the demo form": () =>
    playable(
      demoFormPlayer,
      walkByLabels(demoForm, [
        "an e-mail is entered",
        "the captcha fails",
        "the captcha is tried again",
        "the captcha loads",
        "the captcha is solved",
        "the details are sent",
        "the request is stored",
        "the toast is dismissed",
        "an e-mail is entered",
        "the captcha loads",
        "the captcha is solved",
        "the details are sent",
        "the request fails",
      ]),
    ),
};

/** Tours take every step of a machine, and go on from one to the next on the same page. */
const tours: Record<string, () => Playable[]> = {
  "the demo form": () => demoFormTours().map((tour) => playable(demoFormPlayer, tour)),
};

test.beforeEach(({ expectConsole }) => {
  expectConsole(/The captcha is unavailable|The demo request failed|Failed to load resource/);
});

for (const [name, walk] of Object.entries(keyboardWalks)) {
  test(`by keyboard alone at 400 % zoom, ${name} is accessible at every step`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.emulateMedia({ reducedMotion: "reduce" });

    await walk().play(page, keyboard, async (label) => {
      expect(await overflowOf(page), label).toBeLessThanOrEqual(0);
      expect(await violationsOf(page, "main"), label).toEqual([]);
    });
  });
}

for (const [name, create] of Object.entries(tours)) {
  test(`by mouse, ${name} shows the machine's state after every step`, async ({ page }) => {
    for (const tour of create()) await test.step(tour.title, () => tour.play(page, mouse));
  });
}

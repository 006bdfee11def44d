import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";

const filmOf = (page: Page) => page.locator("video");
const isPlaying = (page: Page) => filmOf(page).evaluate((film: HTMLVideoElement) => !film.paused);

test("a film plays while it is in view, and stays paused once the visitor has paused it", async ({
  page,
  open,
}) => {
  await open(paths.bookADemo());
  await filmOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isPlaying(page)).toBe(true);

  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => isPlaying(page)).toBe(false);
  await filmOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole("button", { name: "Pause the film" }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await filmOf(page).scrollIntoViewIfNeeded();

  await expect(page.getByRole("button", { name: "Play the film" })).toBeInViewport();
  expect(await isPlaying(page)).toBe(false);
});

/** Why a film does not play by itself. */
const reasons: Record<string, (page: Page) => Promise<unknown>> = {
  "the visitor prefers reduced motion": (page) => page.emulateMedia({ reducedMotion: "reduce" }),
  "the visitor saves data": (page) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    ),
  "the browser refuses the first time": (page) =>
    page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = () => {
        HTMLMediaElement.prototype.play = play;
        return Promise.reject(new DOMException("Not now", "NotAllowedError"));
      };
    }),
};

for (const [reason, bringAbout] of Object.entries(reasons)) {
  test(`if ${reason}, the film plays only after a press of its button`, async ({ page, open }) => {
    await bringAbout(page);
    await open(paths.bookADemo());
    await filmOf(page).scrollIntoViewIfNeeded();
    const play = page.getByRole("button", { name: "Play the film" });
    await expect(play).toBeVisible();
    expect(await isPlaying(page)).toBe(false);

    await play.click();

    await expect.poll(() => isPlaying(page)).toBe(true);
  });
}

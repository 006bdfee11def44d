import { writeFile } from "node:fs/promises";
import { expect, type Page, type Request, type Route } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";
import { ownSite } from "./contract/support/own-site.ts";

const filmOf = (page: Page) => page.locator("video");
const isPlaying = (page: Page) => filmOf(page).evaluate((film: HTMLVideoElement) => !film.paused);

test("a film plays while it is in view, and stays paused once paused", async ({ page, open }) => {
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

test.describe("of a video provider", () => {
  const own = ownSite(async () => {
    const transcript = test.info().outputPath("transcript.txt");
    await writeFile(transcript, "A train passes.\n\nThe list is ranked.\n");
    return { VIDEO_EMBED_URL: "https://video.example/1", VIDEO_TRANSCRIPT_FILE: transcript };
  });

  test("the provider is contacted when the visitor plays the video, not by scrolling or by its transcript, and without script by a link", async ({
    page,
    browser,
  }) => {
    const requests: Request[] = [];
    const answer = (route: Route, request: Request) => {
      requests.push(request);
      return route.fulfill({ contentType: "text/html", body: "<p>The player</p>" });
    };
    await page.route("https://video.example/**", answer);
    await page.goto(own.site.url + paths.bookADemo());
    await page.getByText("Transcript of the video").click();
    await expect(page.getByText("The list is ranked.")).toBeVisible();
    const play = page.getByRole("link", { name: "Play the video" });
    await play.scrollIntoViewIfNeeded();
    await play.hover();
    await expect(page.locator("page-island[name=hosted-video]")).toHaveAttribute("awake");
    await page.mouse.move(0, 0);
    await play.hover();
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(requests).toEqual([]);

    await play.click();

    const player = page.frameLocator('iframe[title="Product video"]');
    await expect(player.getByText("The player")).toBeVisible();
    await expect(page.locator("iframe")).toBeFocused();

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.route("https://video.example/**", answer);
    await plain.goto(own.site.url + paths.bookADemo());
    await plain.getByRole("link", { name: "Play the video" }).click();
    await expect(plain.getByText("The player")).toBeVisible();
    await plain.close();
  });
});

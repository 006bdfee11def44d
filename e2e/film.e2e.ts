import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
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
  let requests = 0;
  const provider = createServer((_request, response) => {
    requests += 1;
    response.setHeader("Content-Type", "text/html").end("<p>The player</p>");
  });
  const own = ownSite(async () => {
    const transcript = test.info().outputPath("transcript.txt");
    await writeFile(transcript, "A train passes.\n\nThe list is ranked.\n");
    await once(provider.listen(0, "127.0.0.1"), "listening");
    const { port } = provider.address() as AddressInfo;
    return {
      VIDEO_EMBED_URL: `http://127.0.0.1:${port}/embed/1`,
      VIDEO_TRANSCRIPT_FILE: transcript,
    };
  });
  test.afterAll(() => {
    provider.close();
    provider.closeAllConnections();
  });

  test("the provider is contacted when the visitor plays the video, not by scrolling or by its transcript, and without script by a link", async ({
    page,
    browser,
  }) => {
    await page.goto(own.site.url + paths.bookADemo());
    await page.getByText("Transcript of the video").click();
    await expect(page.getByText("The list is ranked.")).toBeVisible();
    const play = page.getByRole("link", { name: "Play the video" });
    await play.scrollIntoViewIfNeeded();
    await play.hover();
    await page.waitForLoadState("networkidle");
    expect(requests).toBe(0);

    await play.click();

    const player = page.frameLocator('iframe[title="Product video"]');
    await expect(player.getByText("The player")).toBeVisible();
    await expect(page.locator("iframe")).toBeFocused();

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(own.site.url + paths.bookADemo());
    await plain.getByRole("link", { name: "Play the video" }).click();
    await expect(plain.getByText("The player")).toBeVisible();
    await plain.close();
  });
});

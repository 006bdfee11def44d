import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/survey.ts";
import { ownSite } from "./contract/support/own-site.ts";

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

test("the provider is contacted when the visitor plays the video, not by scrolling or by its transcript", async ({
  page,
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
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a link leads to the video", async ({ page }) => {
    await page.goto(own.site.url + paths.bookADemo());

    await page.getByRole("link", { name: "Play the video" }).click();

    await expect(page.getByText("The player")).toBeVisible();
  });
});

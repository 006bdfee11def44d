import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/survey.ts";
import type { Database } from "./contract/support/database.ts";
import { Site } from "./contract/support/site.ts";
import { createDatabase } from "./contract/support/test-database.ts";

test.describe.configure({ mode: "default" });

let database: Database;
let folder: string;
let provider: Server;
let requests = 0;
let site: Site;

test.beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), "video-"));
  await writeFile(join(folder, "transcript.txt"), "A train passes.\n\nThe list is ranked.\n");
  provider = createServer((_request, response) => {
    requests += 1;
    response.setHeader("Content-Type", "text/html").end("<p>The player</p>");
  }).listen(0, "127.0.0.1");
  await once(provider, "listening");
  const { port } = provider.address() as AddressInfo;
  site = await Site.start({
    ...database.environment,
    PAGE_CACHE: "off",
    VIDEO_EMBED_URL: `http://127.0.0.1:${port}/embed/1`,
    VIDEO_TRANSCRIPT_FILE: join(folder, "transcript.txt"),
  });
});
test.afterAll(async () => {
  await site?.stop();
  await database?.drop();
  provider?.close();
  provider?.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

test("the provider is contacted when the visitor plays the video, not by scrolling or by its transcript", async ({
  page,
}) => {
  await page.goto(site.url + paths.bookADemo());
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
    await page.goto(site.url + paths.bookADemo());

    await page.getByRole("link", { name: "Play the video" }).click();

    await expect(page.getByText("The player")).toBeVisible();
  });
});

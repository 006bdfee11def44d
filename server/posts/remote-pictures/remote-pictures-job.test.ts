import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "../../config.ts";
import type { Database } from "../../db/db.ts";
import { listFailedPictures } from "../../db/remote-pictures.ts";
import { createLog } from "../../log.ts";
import { onAnyDatabase } from "../../testing/every-database.ts";
import {
  decompressionBomb,
  photograph,
  sendFile,
  startPictureHost,
  svgWithScript,
} from "../../testing/picture-host.ts";
import { startApp } from "../../testing/start-app.ts";
import { startRemotePictures } from "./remote-pictures-job.ts";

const SITE_URL = "https://site.example";
const COPY = /https:\/\/site\.example\/media\/[0-9a-f]{16}-\d+\.webp/;

onAnyDatabase((database) => {
  let db: Database["db"];
  let host: Awaited<ReturnType<typeof startPictureHost>>;
  let site: Awaited<ReturnType<typeof startApp>>;
  let files: Parameters<typeof startPictureHost>[0];
  const jobs: ReturnType<typeof startRemotePictures>[] = [];
  const log = createLog("silent");
  const warn = vi.spyOn(log, "warn");

  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM blog_posts; DELETE FROM remote_pictures; DELETE FROM media");
    files = {};
    host = await startPictureHost(files);
    site = await startApp(db, { env: { PAGE_CACHE: "off" } });
    warn.mockClear();
  });
  afterEach(async () => {
    await Promise.all(jobs.splice(0).map((job) => job.stop()));
    await site.close();
    await host.close();
  });

  function startJob(intervalMs = 100) {
    const config = readConfig({ SITE_URL, POST_IMAGE_HOSTS: host.host });
    const job = startRemotePictures({
      db,
      pictureCopies: site.deps.pictureCopies,
      config,
      log,
      intervalMs,
    });
    jobs.push(job);
    return job;
  }

  /** Inserts a post with one picture on its card and another in its text. */
  async function addPost(card: string, text: string): Promise<void> {
    await db.query(
      `INSERT INTO blog_posts (slug, title, content, image_url, category, published_at)
       VALUES ('frost', 'Frost', $1, $2, 'blog', '2025-01-01')`,
      [`Frost on rails.\n\n![A frosty rail](${text})\n`, card],
    );
  }

  const copies = async () => {
    const { rows } = await db.query<{ address: string; media: string | null }>(
      "SELECT address, media FROM remote_pictures ORDER BY address",
    );
    return rows;
  };
  const untilCopied = (count: number) =>
    vi.waitFor(
      async () => expect((await copies()).filter(({ media }) => media)).toHaveLength(count),
      { timeout: 20_000 },
    );
  const untilFailed = (count: number) =>
    vi.waitFor(async () => expect(await listFailedPictures(db)).toHaveLength(count), {
      timeout: 20_000,
    });

  test("pages, feeds and Open Graph tags use the copies", async () => {
    files["/card.jpg"] = sendFile(await photograph(900, 600));
    files["/text.jpg"] = sendFile(await photograph(500, 400));
    await addPost(`${host.url}/card.jpg`, `${host.url}/text.jpg`);
    const before = await site.get("/insights/frost");
    startJob();
    await untilCopied(2);
    await host.close();

    const [list, home, post] = await Promise.all(
      ["/insights", "/", "/insights/frost"].map(async (path) => (await site.get(path)).text),
    );
    const card = (await copies())[0]?.media?.replace(/-.*/, "") ?? "";
    const feeds = await Promise.all(
      ["/feed.xml", "/feed.json"].map(async (path) => (await site.get(path)).text),
    );

    expect(before.text.includes(`<a href="${host.url}/text.jpg" rel="noopener`)).toBe(true);
    for (const page of [list, home]) expect(page?.includes(`${card}-900.webp 900w`)).toBe(true);
    expect(/<img [^>]*alt="A frosty rail"[^>]*>/.exec(post ?? "")?.[0]).toMatch(
      /src="\/media\/[0-9a-f]{16}-500\.webp".* width="500" height="400"/,
    );
    expect(/<meta property="og:image" [^>]*>/.exec(post ?? "")?.[0]).toContain(
      `${SITE_URL}${card}`,
    );
    for (const feed of feeds) expect(COPY.exec(feed)).not.toBeNull();
    expect(JSON.parse(feeds[1] ?? "").items[0].image).toBe(`${SITE_URL}${card}-800.webp`);
    expect(feeds[0]).toContain(`<media:content medium="image" url="${SITE_URL}${card}-800.webp"/>`);
    for (const text of [list, home, post, ...feeds]) expect(text?.includes(host.url)).toBe(false);
    expect((await site.get(`${card}-800.webp`)).headers["content-type"]).toBe("image/webp");
  });

  test("logs one line for each picture that cannot be copied", async () => {
    files["/page.jpg"] = sendFile(Buffer.from("<!doctype html><title>Not found</title>"));
    files["/script.svg"] = sendFile(svgWithScript);
    files["/bomb.png"] = sendFile(decompressionBomb());
    files["/cut.jpg"] = sendFile((await photograph(2000, 2000)).subarray(0, 5_000));
    const names = ["bomb.png", "cut.jpg", "missing.jpg", "page.jpg", "script.svg"];
    const content = names.map((name) => `![A rail](${host.url}/${name})`).join("\n\n");
    await db.query("INSERT INTO blog_posts (slug, title, content) VALUES ('bad', 'Bad', $1)", [
      content,
    ]);
    await site.get("/insights/bad");
    startJob();
    await untilFailed(names.length);

    const failed = await listFailedPictures(db);
    const page = (await site.get("/insights/bad")).text;

    expect(failed.map(({ address }) => address)).toEqual(names.map((it) => `${host.url}/${it}`));
    expect(failed.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/pixel/),
      expect.stringMatching(/premature end/i),
      "the host answers with 404",
      "it is not a JPEG, PNG, GIF, WebP or AVIF picture",
      "it is not a JPEG, PNG, GIF, WebP or AVIF picture",
    ]);
    expect(warn).toHaveBeenCalledTimes(names.length);
    expect(page).not.toContain("<img src=");
    for (const name of names) expect(page).toContain(`<a href="${host.url}/${name}"`);
    const { rows } = await db.query("SELECT FROM media");
    expect(rows).toHaveLength(0);
  });

  test("retries a missing picture when the next attempt is due and at the next start", async () => {
    await addPost("/pictures/rail-summer.webp", `${host.url}/late.jpg`);
    await site.get("/insights/frost");
    const job = startJob();
    await untilFailed(1);
    files["/late.jpg"] = sendFile(await photograph());
    await job.stop();
    const requestsBefore = host.requests.length;

    startJob();
    await untilCopied(1);

    expect([requestsBefore, host.requests.length]).toEqual([1, 2]);
  });

  test("two servers copy a picture once, after the first page with it was rendered", async () => {
    files["/card.jpg"] = sendFile(await photograph());
    startJob();
    startJob();
    await addPost(`${host.url}/card.jpg`, "/pictures/rail-summer.webp");
    await Promise.all([site.get("/insights"), site.get("/"), site.get("/insights/frost")]);

    await untilCopied(1);

    expect(host.requests).toEqual(["/card.jpg"]);
  });

  test("deletes the row of a picture after 16 attempts, until a page with it is rendered", async () => {
    await addPost("/pictures/rail-summer.webp", `${host.url}/gone.jpg`);
    await site.get("/insights/frost");
    await site.deps.pictureCopies.recordFound();
    await db.query("UPDATE remote_pictures SET attempts = 15");
    const job = startJob();
    await vi.waitFor(async () => expect(await copies()).toEqual([]), { timeout: 20_000 });
    await job.stop();

    await site.get("/insights/frost");
    await site.deps.pictureCopies.recordFound();

    expect(host.requests).toEqual(["/gone.jpg"]);
    expect(await copies()).toEqual([{ address: `${host.url}/gone.jpg`, media: null }]);
  });

  test("does not copy pictures of this site or with an address of more than 2000 characters", async () => {
    const long = `https://media.example/${"a".repeat(2000)}.jpg`;
    await addPost(
      `${SITE_URL}/pictures/rail-summer.webp`,
      `${SITE_URL}/media/a.webp)\n\n![A rail](${long}`,
    );
    const { status } = await site.get("/insights/frost");

    expect(status).toBe(200);

    expect(await copies()).toEqual([]);
  });

  test("stop aborts a transfer, and the next server retries it", async () => {
    files["/card.jpg"] = () => undefined;
    await addPost(`${host.url}/card.jpg`, "/pictures/rail-summer.webp");
    await site.get("/insights");
    const job = startJob();
    await vi.waitFor(() => expect(host.requests).toHaveLength(1), { timeout: 20_000 });
    await job.stop();
    files["/card.jpg"] = sendFile(await photograph());

    startJob();
    await untilCopied(1);

    expect(warn).not.toHaveBeenCalled();
  });
});

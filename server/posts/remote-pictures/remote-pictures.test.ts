import type { RequestListener, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../../base/log.ts";
import type { Database } from "../../database/db.ts";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { photograph, sendFile, startPictureHost } from "../../testing/picture-host.ts";
import { createTestSite } from "../../testing/start-app.ts";
import { createRemotePictures } from "./remote-pictures.ts";

const SITE_URL = "https://site.example";
const TOKEN = /\/media\/remote\/[\w-]+\.[\w-]+/;

onAnyDatabase((database) => {
  const files: Record<string, RequestListener> = {};
  const env: Record<string, string> = { PAGE_CACHE: "off" };
  const log = createLog("silent");
  const warn = vi.spyOn(log, "warn");
  let db: Database["db"];
  let host: Awaited<ReturnType<typeof startPictureHost>>;

  beforeAll(async () => {
    db = database().db;
    host = await startPictureHost(files);
    env.POST_IMAGE_HOSTS = host.host;
  });
  const site = createTestSite(database, { env, log });
  beforeEach(async () => {
    await db.query("DELETE FROM blog_posts; DELETE FROM media");
    host.requests.length = 0;
    warn.mockClear();
  });
  afterAll(() => host.close());

  /** Inserts a post with one picture on its card and another in its text. */
  async function addPost(card: string, text: string): Promise<void> {
    await db.query(
      `INSERT INTO blog_posts (slug, title, content, image_url, category, published_at)
       VALUES ('frost', 'Frost', $1, $2, 'blog', '2025-01-01')`,
      [`Frost on rails.\n\n![A frosty rail](<${text}>)\n`, card],
    );
  }

  /** The address on this site of the picture in the post's text. Without content, its host answers 404. */
  async function textPicture(path: string, content?: Buffer): Promise<string> {
    if (content) files[encodeURI(path)] = sendFile(content);
    await addPost("/pictures/rail-summer.webp", `${host.url}${path}`);
    const { text } = await site.get("/insights/frost");
    return TOKEN.exec(text)?.[0] ?? "";
  }

  test("pages, feeds and Open Graph tags contain addresses of this site only", async () => {
    await addPost(`${host.url}/card.jpg`, `${host.url}/text.jpg`);

    const [list, home, post, rss, json] = await Promise.all(
      ["/insights", "/", "/insights/frost", "/feed.xml", "/feed.json"].map(
        async (path) => (await site.get(path)).text,
      ),
    );

    const image = new URL(JSON.parse(json ?? "").items[0].image);
    expect(image.origin).toBe(SITE_URL);
    for (const page of [list, home]) expect(page).toContain(`src="${image.pathname}"`);
    expect(/<meta property="og:image" [^>]*>/.exec(post ?? "")?.[0]).toContain(image.href);
    expect(/<img [^>]*alt="A frosty rail"[^>]*>/.exec(post ?? "")?.[0]).toMatch(TOKEN);
    expect(rss).toContain(`url="${image.href}"`);
    for (const text of [list, home, post, rss, json]) expect(text).not.toContain(host.url);
    expect(host.requests).toEqual([]);
  });

  test("a picture of the site that is written with its origin shows on the card and in link previews", async () => {
    await addPost(`${SITE_URL}/pictures/culvert-silted.webp`, "/pictures/rail-summer.webp");

    expect((await site.get("/insights")).text).toMatch(/src="\/assets\/culvert-silted[^"]*"/);
    expect((await site.get("/insights/frost")).text).toContain(
      "/pictures/culvert-silted.webp/preview",
    );
  });

  test("fetches a picture on its first request, and once for concurrent and later ones, and turns it upright as its metadata says", async () => {
    const content = sharp(await photograph(300, 200)).withMetadata({ orientation: 6 });
    const address = await textPicture("/a text.jpg", await content.toBuffer());

    const answers = await Promise.all(Array.from({ length: 5 }, () => site.get(address)));
    answers.push(await site.get(address));

    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers[0]?.headers["content-type"]).toBe("image/webp");
    expect(await sharp(answers[0]?.body).metadata()).toMatchObject({ width: 200, height: 300 });
    expect(host.requests).toEqual(["/a%20text.jpg"]);
  });

  test.each(["jpeg", "png", "gif", "webp", "avif"] as const)(
    "serves a %s file as WebP",
    async (format) => {
      const content = await sharp(await photograph())
        .toFormat(format)
        .toBuffer();

      const { status, headers, body } = await site.get(
        await textPicture(`/text.${format}`, content),
      );

      expect([status, headers["content-type"]]).toEqual([200, "image/webp"]);
      expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width: 900 });
    },
  );

  test("fetches 8 pictures at a time, and decodes one", async () => {
    const content = await photograph(1500, 900);
    const open = new Set<ServerResponse>();
    const opened: number[] = [];
    const decoded: number[] = [];
    const paths = Array.from({ length: 20 }, (_, n) => `/${n}.jpg`);
    for (const path of paths) {
      files[path] = async (_request, response) => {
        opened.push(open.add(response).size);
        await vi.waitFor(() => expect(Math.max(...opened)).toBeGreaterThanOrEqual(8), 20_000);
        await delay(50);
        // Before the site can have the end of the file, and begin to fetch another.
        open.delete(response);
        response.end(content);
      };
    }
    const load = createRemotePictures({ db, log, config: { postImageHosts: [host.host] } });
    // Not by the counters of sharp, in which the decodes of other test files are seen.
    const { toBuffer } = sharp.prototype;
    let decoding = 0;
    const watched = vi.spyOn(sharp.prototype, "toBuffer").mockImplementation(async function (
      this: Sharp,
    ) {
      decoding += 1;
      decoded.push(decoding);
      const picture = await toBuffer.call(this);
      decoding -= 1;
      return picture;
    });

    const pictures = await Promise.all(paths.map((path) => load(`${host.url}${path}`)));
    watched.mockRestore();

    expect(pictures).not.toContain(undefined);
    expect(Math.max(...opened)).toBe(8);
    expect(decoded).toEqual(Array(20).fill(1));
  });

  test("gives programs that preview links the picture as JPEG", async () => {
    files["/card.jpg"] = sendFile(await photograph(1500, 900));
    await addPost(`${host.url}/card.jpg`, "/pictures/none.webp");
    const { text } = await site.get("/insights/frost");
    const address = /property="og:image" content="https:\/\/site\.example([^"]+)"/.exec(text)?.[1];

    const { status, headers, body } = await site.get(address ?? "");

    expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(await sharp(body).metadata()).toMatchObject({ format: "jpeg", width: 1200 });
  });

  test("sends a picture that the database does not store, and stores it later", async () => {
    const address = await textPicture("/unstored.jpg", await photograph(1500, 900));
    await db.query("ALTER TABLE media ADD CONSTRAINT full_disk CHECK (false) NOT VALID");

    const { status } = await site.get(address);
    await db.query("ALTER TABLE media DROP CONSTRAINT full_disk");

    expect(status).toBe(200);
    expect((await site.get(address)).status).toBe(200);
    expect((await db.query("SELECT FROM media")).rows).toHaveLength(1);
  });

  test.each([
    ["/script.svg", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), /not a JPEG/],
    ["/large.jpg", () => photograph(8_000, 8_000), /pixel/],
    ["/cut.jpg", async () => (await photograph(2000, 2000)).subarray(0, 5_000), /premature end/i],
    ["/missing.jpg", undefined, /404/],
  ])("returns 404 for %s and does not request it again at once", async (path, content, reason) => {
    const address = await textPicture(path, await content?.());

    const statuses = [(await site.get(address)).status, (await site.get(address)).status];

    expect(statuses).toEqual([404, 404]);
    expect(host.requests).toEqual([path]);
    expect(warn).toHaveBeenCalledWith(
      { url: `${host.url}${path}`, reason: expect.stringMatching(reason) },
      "a picture of a post could not be fetched",
    );
  });

  test("returns 404 without a request for an address that the site has not signed", async () => {
    const forged = `/media/remote/${Buffer.from(`${host.url}/a.jpg`).toString("base64url")}`;

    for (const address of [forged, `${forged}.`, `${forged}.${"A".repeat(43)}`]) {
      expect((await site.get(address)).status).toBe(404);
    }
    expect(host.requests).toEqual([]);
  });

  test("a picture on a host that is not listed stays a link", async () => {
    const address = "https://media.example/a.jpg";
    await addPost(address, address);

    const { text } = await site.get("/insights/frost");

    expect(text).toContain(`<a href="${address}" rel="noopener noreferrer">A frosty rail</a>`);
    expect(text).not.toMatch(TOKEN);
  });
});

import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";
import { createDatabase, type Database } from "./contract/support/database.ts";
import { readShell } from "./contract/support/network.ts";
import { hasNginx, startBehindNginx } from "./contract/support/nginx.ts";
import { proveRollingRestart } from "./prove/rolling-restart.ts";

test.describe.configure({ mode: "serial" });

let database: Database;
let front: Awaited<ReturnType<typeof startFront>>;

const startFront = (environment: Record<string, string> = {}) =>
  startBehindNginx({ ...database.environment, ...environment });

test.beforeAll(async () => {
  test.skip(!hasNginx(), "nginx or openssl is not installed");
  database = await createDatabase();
  front = await startFront();
});

test.afterAll(async () => {
  await front?.stop();
  await database?.drop();
});

test("the first bytes of a streamed page arrive compressed before its data", async () => {
  const unpacked = await startFront({ PAGE_CACHE: "off" });
  const unlock = await database.lock("blog_posts");

  const late = unpacked.client.request({ ":path": paths.insights(), "accept-encoding": "br" });
  const html = late.pipe(createBrotliDecompress()).setEncoding("utf8");
  const first = await readShell(html);
  await unlock();
  let rest = "";
  for await (const text of html) rest += text;

  expect(first).toContain("Loading posts...");
  expect(first).not.toContain("</html>");
  expect(rest).toContain("</html>");
  await unpacked.stop();
});

test("the site counts the searches of a visitor in spite of forged addresses", async () => {
  const search = (claimed: string) =>
    front.ask({
      ":path": "/search?q=rail",
      "x-forwarded-for": claimed,
      forwarded: `for=${claimed}`,
    });
  let answer = await search("198.51.100.1");
  for (let n = 2; n <= 250 && answer.headers[":status"] === 200; n += 1) {
    answer = await search(`198.51.100.${n}`);
  }

  expect(answer.headers[":status"]).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  const other = await fetch(`${front.site.url}/search?q=rail`);
  expect(other.status).toBe(200);
});

test("a page comes by HTTP/2 with an HSTS header of two years, compressed once, by br or gzip, and visitors get 404 for the operator's addresses", async () => {
  expect(front.client.alpnProtocol).toBe("h2");
  const page = { ":path": paths.careers() };
  for (const [coding, unpack] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const { headers, body } = await front.ask({ ...page, "accept-encoding": coding });
    expect(headers).toMatchObject({ ":status": 200, "content-encoding": coding, server: "nginx" });
    expect(headers["strict-transport-security"]).toContain("max-age=63072000");
    expect(unpack(body).toString()).toContain("</html>");
  }
  for (const path of ["/metrics", "/readyz"]) {
    expect((await front.ask({ ":path": path })).headers[":status"], path).toBe(404);
  }
});

test("a change of content shows behind the proxy as soon as the site has it", async () => {
  const [path, title] = [paths.insights(), "Changed a moment ago"];
  await front.ask({ ":path": path });

  await database.query("UPDATE blog_posts SET title = $1", [title]);
  await expect.poll(async () => (await fetch(front.site.url + path)).text()).toContain(title);
  const { body } = await front.ask({ ":path": path });

  expect(body.toString()).toContain(title);
});

test("an unchanged page comes from the proxy's cache after a check of its ETag, and is 304 to a client that has it", async () => {
  const page = { ":path": paths.solutions(), "accept-encoding": "br" };
  const first = await front.ask(page);

  const second = await front.ask(page);

  expect(second.headers["x-cache-status"]).toBe("REVALIDATED");
  expect(second.body.equals(first.body)).toBe(true);
  expect(second.headers["x-accel-expires"]).toBeUndefined();
  const known = await front.ask({ ...page, "if-none-match": String(first.headers.etag) });
  expect(known.headers[":status"]).toBe(304);
  expect(known.body).toHaveLength(0);
});

test("while the site is away, a page is served as it was, and the proxy's logs contain nothing about visitors, even of failed and refused requests", async () => {
  const page = { ":path": paths.careers() };
  const before = await front.ask(page);

  await front.site.stop();

  const meanwhile = await front.ask(page);
  expect(meanwhile.headers["x-cache-status"]).toBe("STALE");
  expect(meanwhile.headers[":status"]).toBe(200);
  expect(meanwhile.body.equals(before.body)).toBe(true);
  const tooLarge = { "content-length": "100000" };
  await front.ask({ ":path": paths.bookADemo(), "user-agent": "a visitor's browser" });
  await front.ask({ ":path": "/api/submit-demo-request", ":method": "POST", ...tooLarge });
  expect(await front.nginx.logs()).toBe("");
});

test("two sites restart in turn under load, and every request is answered", async () => {
  const { losses, ...figures } = await proveRollingRestart(database.environment, 5, 4);

  for (const [name, count] of Object.entries(losses)) expect(count, name).toBe(0);
  for (const [name, count] of Object.entries(figures)) expect(count, name).toBeGreaterThan(0);
});

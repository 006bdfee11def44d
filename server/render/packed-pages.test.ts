import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { PackedPages } from "./packed-pages.ts";

const page = (html: string) => async () => ({
  html: Buffer.from(html),
  headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" },
});

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Serves the packed page "/" over real HTTP and asks for it. */
async function ask(pages: PackedPages, headers: Record<string, string>, method = "GET") {
  const server = createServer((request, response) => {
    if (!pages.answer("/", request, response)) response.writeHead(599).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const { request } = await import("node:http");
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request({ port, host: "127.0.0.1", method, headers, agent: false }, async (answer) => {
        const body: Buffer[] = [];
        for await (const chunk of answer) body.push(chunk as Buffer);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(body),
        });
      })
        .on("error", reject)
        .end();
    },
  );
}

test("visitors who come together share one render", async () => {
  const pages = new PackedPages(2);
  const render = vi.fn(page("<p>hello</p>"));

  await Promise.all([pages.pack("/", render), pages.pack("/", render)]);

  expect(render).toHaveBeenCalledTimes(1);
});

test("each coding carries the same page, its length and an ETag of its own", async () => {
  const pages = new PackedPages(2);
  await pages.pack("/", page("<p>hello</p>"));

  const [plain, gzip, br] = await Promise.all(
    ["identity", "gzip", "br"].map((coding) => ask(pages, { "Accept-Encoding": coding })),
  );

  expect(plain?.body.toString()).toBe("<p>hello</p>");
  expect(gunzipSync(gzip?.body ?? "").toString()).toBe("<p>hello</p>");
  expect(brotliDecompressSync(br?.body ?? "").toString()).toBe("<p>hello</p>");
  expect(new Set([plain, gzip, br].map((answer) => answer?.headers.etag)).size).toBe(3);
  expect(br?.headers["content-length"]).toBe(String(br?.body.length));
  expect(br?.headers.vary).toBe("Accept-Encoding");
});

test("a client that has the page is told so, without a body", async () => {
  const pages = new PackedPages(2);
  await pages.pack("/", page("<p>hello</p>"));
  const first = await ask(pages, { "Accept-Encoding": "br" });

  const second = await ask(pages, {
    "Accept-Encoding": "br",
    "If-None-Match": `"other", W/${first.headers.etag}`,
  });

  expect(second.status).toBe(304);
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(second.headers["content-type"]).toBeUndefined();
  expect(second.body).toHaveLength(0);
});

test("HEAD has the headers of GET and no body", async () => {
  const pages = new PackedPages(2);
  await pages.pack("/", page("<p>hello</p>"));

  const head = await ask(pages, {}, "HEAD");

  expect(head.headers["content-length"]).toBe("12");
  expect(head.body).toHaveLength(0);
});

test("a client that refuses every coding is left to someone else", async () => {
  const pages = new PackedPages(2);
  await pages.pack("/", page("<p>hello</p>"));

  const answer = await ask(pages, { "Accept-Encoding": "identity;q=0" });

  expect(answer.status).toBe(599);
});

test("the page that nobody asked for longest goes first", async () => {
  const pages = new PackedPages(2);
  await pages.pack("/", page("home"));
  await pages.pack("/b", page("b"));
  await ask(pages, {});

  await pages.pack("/c", page("c"));

  expect(pages.keys).toEqual(["/", "/c"]);
});

test("pages take no more room than there is, and again the oldest go first", async () => {
  const pages = new PackedPages(10, undefined, 3_000);
  const large = Array.from({ length: 1_000 }, (_, n) => String.fromCharCode(33 + (n % 90))).join(
    "",
  );

  for (const key of ["/a", "/b", "/c", "/d"]) await pages.pack(key, page(key + large));

  expect(pages.keys).toEqual(["/c", "/d"]);
});

test("a render that fails keeps what was there", async () => {
  const pages = new PackedPages(2);
  await pages.pack("/", page("old"));

  const failed = pages.packAgain("/", () => Promise.reject(new Error("no database")));

  await expect(failed).rejects.toThrow("no database");
  expect((await ask(pages, {})).body.toString()).toBe("old");
});

test("packing again does not content itself with a render that began earlier", async () => {
  const pages = new PackedPages(2);
  const first = pages.pack("/", page("old"));

  const second = pages.packAgain("/", page("new"));

  await Promise.all([first, second]);
  expect((await ask(pages, {})).body.toString()).toBe("new");
});

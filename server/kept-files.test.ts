import { once } from "node:events";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import express from "express";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KeptFiles } from "./kept-files.ts";
import { staticFiles } from "./middleware/static-files.ts";

const SCRIPT = Buffer.from("export const hello = 1;".repeat(40));
const LARGE = Buffer.alloc(70_000, "x");
const MODIFIED = new Date("2026-01-01T12:00:00.123Z");

let dist: string;
let server: Server | undefined;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), "kept-files-"));
  const assets = join(dist, "public/assets");
  await mkdir(assets, { recursive: true });
  const contents = {
    "entry-1.js": SCRIPT,
    "entry-1.js.br": brotliCompressSync(SCRIPT),
    "entry-1.js.gz": gzipSync(SCRIPT),
    "film-1.webm": SCRIPT,
    "large-1.webp": LARGE,
    "mark-1.svg": SCRIPT,
    "picture-1.avif": SCRIPT,
    "picture-1.jpg": SCRIPT,
    "picture-1.webp": SCRIPT,
    "site-1.css": SCRIPT,
    "type-1.woff2": SCRIPT,
  };
  for (const [name, content] of Object.entries(contents)) {
    await writeFile(join(assets, name), content);
    await utimes(join(assets, name), MODIFIED, MODIFIED);
  }
  await writeFile(join(dist, "secret.js"), "secret");
});

afterEach(async () => {
  server?.close();
  await rm(dist, { recursive: true });
});

for (const file of [
  ...["entry-1.js", "mark-1.svg", "picture-1.avif", "picture-1.jpg", "picture-1.webp"],
  ...["site-1.css", "type-1.woff2"],
]) {
  test(`${file} is answered from memory just as it is from disk, packed or not`, async () => {
    const { ask, kept } = await start();
    for (const coding of ["gzip, br", "gzip", "identity"]) {
      const headers = { "Accept-Encoding": coding };
      kept.withhold();
      const fromDisk = await ask(`/assets/${file}`, headers);
      await kept.has(`/assets/${file}`);
      const hits = kept.files.hits;

      const fromMemory = await ask(`/assets/${file}`, headers);

      expect(kept.files.hits).toBe(hits + 1);
      expect(fromMemory).toEqual(fromDisk);
    }
  });
}

test("a client that has the file is told so, without a body", async () => {
  const { ask, kept } = await start();
  await kept.has("/assets/entry-1.js");
  const { headers } = await ask("/assets/entry-1.js", { "Accept-Encoding": "br" });

  const known = { "Accept-Encoding": "br", "If-None-Match": String(headers.etag) };
  const answer = await ask("/assets/entry-1.js", known);

  expect(answer.status).toBe(304);
  expect(answer.headers["cache-control"]).toContain("immutable");
  expect(answer.body).toHaveLength(0);
});

test("HEAD has the headers of GET and no body", async () => {
  const { ask, kept } = await start();
  await kept.has("/assets/entry-1.js");

  const answer = await ask("/assets/entry-1.js", {}, "HEAD");

  expect(answer.headers["content-length"]).toBe(String(SCRIPT.length));
  expect(answer.body).toHaveLength(0);
  expect(kept.files.hits).toBe(1);
});

test("a range comes from disk", async () => {
  const { ask, kept } = await start();
  await kept.has("/assets/picture-1.webp");

  const answer = await ask("/assets/picture-1.webp", { Range: "bytes=0-5" });

  expect(answer.status).toBe(206);
  expect(answer.body.toString()).toBe("export");
});

test("a client that refuses the packed form is not given it", async () => {
  const { ask, kept } = await start();
  await kept.has("/assets/entry-1.js");

  const answer = await ask("/assets/entry-1.js", { "Accept-Encoding": "br;q=0, gzip;q=0" });

  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.body).toEqual(SCRIPT);
});

for (const path of [
  ...["/assets/../../secret.js", "/assets/..%2f..%2fsecret.js", "/assets/nothing-1.js"],
  ...["/assets/", "/assets//entry-1.js", "/assets/constructor"],
]) {
  test(`nothing is read for ${path}`, async () => {
    const { ask, kept } = await start();

    const first = await ask(path);
    const again = await ask(path);

    expect([first.status, again.status]).toEqual([404, 404]);
    expect(kept.files.hits).toBe(0);
    expect(kept.files.has(path)).toBe(false);
  });
}

test("large files and films are streamed, and what finds no room is too", async () => {
  const { ask, kept } = await start(SCRIPT.length);
  await kept.has("/assets/picture-1.jpg");

  for (const name of ["large-1.webp", "film-1.webm", "picture-1.webp"]) {
    await ask(`/assets/${name}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { status, body } = await ask(`/assets/${name}`);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
  }

  expect(kept.files.hits).toBe(0);
  expect((await ask("/assets/picture-1.jpg")).body).toEqual(SCRIPT);
  expect(kept.files.hits).toBe(1);
});

/** A server with kept files before those on disk. */
async function start(bytesMax?: number) {
  const files = new KeptFiles(join(dist, "public"), bytesMax);
  const app = express().disable("x-powered-by").disable("etag");
  app.use(staticFiles(dist));
  let withheld = false;
  const listening = createServer((request, response) => {
    const { url = "/" } = request;
    const mayBeKept = !withheld && files.isAddress(url);
    if (!(mayBeKept && files.answer(url, request, response))) app(request, response);
  }).listen(0, "127.0.0.1");
  server = listening;
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    askOnce({ port, path, headers, method });
  const kept = {
    files,
    withhold() {
      withheld = true;
    },
    /** Asks until the file is in memory. */
    async has(path: string) {
      withheld = false;
      await ask(path);
      const hits = files.hits;
      await vi.waitFor(async () => {
        await ask(path);
        expect(files.hits).toBeGreaterThan(hits);
      });
      files.hits = 0;
    },
  };
  return { ask, kept };
}

/** Everything of an answer but when it was made. */
async function askOnce(options: object) {
  const answer = await new Promise<import("node:http").IncomingMessage>((resolve, reject) =>
    request({ host: "127.0.0.1", agent: false, ...options }, resolve)
      .on("error", reject)
      .end(),
  );
  const { date, ...headers } = answer.headers;
  return { status: answer.statusCode, headers, body: await buffer(answer) };
}

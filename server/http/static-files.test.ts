import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { mkdir, mkdtemp, rm, unlink, utimes, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestOnce } from "../testing/request-once.ts";
import { staticFiles } from "./static-files.ts";

const SCRIPT = Buffer.from("export const hello = 1;".repeat(40));
/** Larger than the socket buffers, so that a download can be aborted in the middle. */
const FILM_BYTES = 30_000_000;

let folder: string;
let server: Server;
let port: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "static-files-"));
  const contents = {
    "assets/entry-1.js": SCRIPT,
    "assets/entry-1.js.br": brotliCompressSync(SCRIPT),
    "assets/entry-1.js.gz": gzipSync(SCRIPT),
    "assets/film-1.webm": Buffer.alloc(FILM_BYTES),
    "favicon.svg": SCRIPT,
  };
  await mkdir(join(folder, "public/assets"), { recursive: true });
  for (const [name, content] of Object.entries(contents)) {
    await writeFile(join(folder, "public", name), content);
    await utimes(join(folder, "public", name), 0, 0);
  }
  await writeFile(join(folder, "secret.js"), "secret");
  const securityHeaders = () => ({ "Content-Security-Policy": "default-src 'none'" });
  const serve = staticFiles(join(folder, "public"), {
    securityHeaders,
    config: { trustProxy: false },
  });
  server = createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404).end(String(request.headers["accept-encoding"]));
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  requestOnce({ port, path, headers, method });

test("allows caching for a year for files with a hash in their name, and requires revalidation of others", async () => {
  const hashed = await ask("/assets/entry-1.js");
  const icon = await ask("/favicon.svg");

  expect(hashed.body).toEqual(SCRIPT);
  expect(hashed.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "content-type": "text/javascript",
  });
  expect(hashed.headers["content-security-policy"]).toBeUndefined();
  expect(icon.headers).toMatchObject({
    "cache-control": "no-cache",
    "cross-origin-resource-policy": "cross-origin",
  });
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, gzip;q=0", undefined],
])("sends Accept-Encoding %s the file in %s", async (accepted, coding) => {
  const { status, headers } = await ask("/assets/entry-1.js", { "Accept-Encoding": accepted });

  expect(status).toBe(200);
  expect(headers["content-encoding"]).toBe(coding);
});

test("returns 304 for a matching ETag", async () => {
  const { headers } = await ask("/assets/entry-1.js");

  const { status, body } = await ask("/assets/entry-1.js", {
    "If-None-Match": String(headers.etag),
  });

  expect(status).toBe(304);
  expect(body).toHaveLength(0);
});

test("responds to HEAD with the headers of GET and no body", async () => {
  const { status, headers, body } = await ask("/favicon.svg", {}, "HEAD");

  expect(status).toBe(200);
  expect(headers["content-length"]).toBe(String(SCRIPT.length));
  expect(body).toHaveLength(0);
});

test("returns 206 for a range of a video", async () => {
  const { status, headers, body } = await ask("/assets/film-1.webm", { Range: "bytes=5-9" });

  expect(status).toBe(206);
  expect(headers["content-range"]).toBe(`bytes 5-9/${FILM_BYTES}`);
  expect(body).toHaveLength(5);
});

test("returns 416 with the security headers for a range after the end", async () => {
  const { status, headers } = await ask("/favicon.svg", { Range: "bytes=99999-" });

  expect(status).toBe(416);
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
  });
});

test.each(["bytes=9-5", "bytes=-5", "bytes=0-1,5-6", "lines=1-2", "bytes=x"])(
  "ignores the range %s and sends the whole file",
  async (range) => {
    const { status, body } = await ask("/favicon.svg", { Range: range });

    expect(status).toBe(200);
    expect(body).toEqual(SCRIPT);
  },
);

test.each(["POST", "DELETE", "OPTIONS"])("passes on %s", async (method) => {
  expect((await ask("/favicon.svg", {}, method)).status).toBe(404);
});

test.each([
  ...["/assets/../../secret.js", "/assets/..%2f..%2fsecret.js", "/assets/nothing-1.js"],
  ...["/assets/", "/assets//entry-1.js", "/assets/constructor", "/%E0%A4%A"],
])("finds no file at %s", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test("passes on the request unchanged if there is no file", async () => {
  const { text } = await ask("/nothing", { "Accept-Encoding": "identity;q=0, *;q=0" });

  expect(text).toBe("identity;q=0, *;q=0");
});

test("ends the response for a file that was deleted after the start", async () => {
  await unlink(join(folder, "public/favicon.svg"));

  await expect(ask("/favicon.svg")).rejects.toThrow();

  expect((await ask("/assets/entry-1.js")).status).toBe(200);
});

test.skipIf(process.platform !== "linux")("closes the file after an aborted download", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /assets/film-1.webm HTTP/1.1\r\nHost: a\r\n\r\n");
  await vi.waitFor(() => expect(openFilms()).toBe(1));

  socket.destroy();

  await vi.waitFor(() => expect(openFilms()).toBe(0));
});

function openFilms(): number {
  return readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === join(folder, "public/assets/film-1.webm");
    } catch {
      return false;
    }
  }).length;
}

import { once } from "node:events";
import { mkdir, mkdtemp, rm, unlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { requestOnce } from "../testing/request-once.ts";
import { staticFiles } from "./static-files.ts";

const SCRIPT = Buffer.from("export const hello = 1;".repeat(40));

let folder: string;
let server: Server;
let port: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "static-files-"));
  const contents = {
    "assets/entry-1.js": SCRIPT,
    "assets/entry-1.js.br": brotliCompressSync(SCRIPT),
    "assets/entry-1.js.gz": gzipSync(SCRIPT),
    "favicon.svg": SCRIPT,
  };
  await mkdir(join(folder, "public/assets"), { recursive: true });
  for (const [name, content] of Object.entries(contents)) {
    await writeFile(join(folder, "public", name), content);
  }
  await writeFile(join(folder, "secret.js"), "secret");
  const serve = staticFiles(join(folder, "public"), {
    securityHeaders: () => ({}),
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

test.each(["/assets/../../secret.js", "/assets/", "/assets//entry-1.js"])(
  "finds no file at %s",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test("sends no coding that the client refuses", async () => {
  const { headers } = await ask("/assets/entry-1.js", { "Accept-Encoding": "br;q=0, gzip" });

  expect(headers["content-encoding"]).toBe("gzip");
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

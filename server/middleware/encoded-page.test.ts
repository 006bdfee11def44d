import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestOnce } from "../testing/request-once.ts";
import { encodePage, sendEncodedPage } from "./encoded-page.ts";

let server: Server;
let ask: (headers: Record<string, string>, method?: string) => ReturnType<typeof requestOnce>;

beforeAll(async () => {
  const page = await encodePage({
    status: 200,
    headers: { "Content-Type": "text/html", "Cache-Control": "no-cache" },
    body: Buffer.from("<p>hello</p>"),
  });
  server = createServer((request, response) => {
    if (!sendEncodedPage(request, response, page)) response.writeHead(599).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  ask = (headers, method = "GET") => requestOnce({ port, path: "/", headers, method });
});
afterAll(() => server.close());

test("every coding contains the same page with its own length", async () => {
  const [plain, gzip, br] = await Promise.all(
    ["identity", "gzip", "br"].map((coding) => ask({ "Accept-Encoding": coding })),
  );

  expect(plain?.text).toBe("<p>hello</p>");
  expect(gunzipSync(gzip?.body ?? "").toString()).toBe("<p>hello</p>");
  expect(brotliDecompressSync(br?.body ?? "").toString()).toBe("<p>hello</p>");
  expect(br?.headers).toMatchObject({
    vary: "Accept-Encoding",
    "content-length": String(br?.body.length),
  });
});

test.each([
  ["gzip, deflate, br", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.5, br;q=0.4", "gzip"],
  ["*", "br"],
  ["deflate", undefined],
  ["", undefined],
])("Accept-Encoding %j gets %s", async (accepted, coding) => {
  const { status, headers } = await ask({ "Accept-Encoding": accepted });

  expect(status).toBe(200);
  expect(headers["content-encoding"]).toBe(coding);
});

test("returns false without a response for a client that accepts no coding", async () => {
  expect((await ask({ "Accept-Encoding": "identity;q=0, *;q=0" })).status).toBe(599);
});

test("returns 304 without a body for a matching ETag", async () => {
  const { headers } = await ask({ "Accept-Encoding": "br" });

  const second = await ask({ "If-None-Match": `"other", ${headers.etag}` });

  expect(second).toMatchObject({ status: 304, text: "" });
  expect(second.headers).toMatchObject({ etag: headers.etag, "cache-control": "no-cache" });
  expect(second.headers["content-type"]).toBeUndefined();
});

test("responds to HEAD with the headers of GET and no body", async () => {
  const { headers, text } = await ask({}, "HEAD");

  expect(headers["content-length"]).toBe("12");
  expect(text).toBe("");
});

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import type { Answer } from "./support/network.ts";
import { get as ask, untilStored } from "./support/shared-site.ts";

const get = (path: string, accept?: string) =>
  ask(path, accept === undefined ? {} : { "Accept-Encoding": accept });

for (const [accept, coding] of [
  [undefined, undefined],
  ["", undefined],
  ["deflate", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["*", "br"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["identity;q=0, gzip;q=0.001", "gzip"],
  ["identity, br;q=0.5", undefined],
  ["br;q=0, gzip;q=0", undefined],
] as const) {
  test(`Accept-Encoding "${accept ?? "(none)"}" is answered with ${coding ?? "identity"}`, async () => {
    await untilStored("/careers");
    const plain = await get("/careers", "identity");

    const answer = await get("/careers", accept);

    expect(answer.status).toBe(200);
    expect(answer.headers["content-encoding"]).toBe(coding);
    expect(decoded(answer)).toBe(plain.text);
  });
}

/** A stored answer has a strong ETag for each coding, and the length of its body. */
const stored = ["/careers", "/insights", "/feed.xml", "the first script of /"];
const others = ["/search?q=rail", "/no-such-page", "/api/blog_posts"];
const files = ["/example-line/locations.geojson", "/pictures/rail-three-states.svg"];

for (const path of [...stored, ...others, ...files]) {
  test(`${path} carries the same content in every coding`, async () => {
    const isStored = stored.includes(path);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec((await get("/")).text)?.[1] ?? "";
    const address = path.startsWith("/") ? path : script;
    if (isStored) await untilStored(address);
    const plain = await get(address, "identity");
    const answers = [plain, await get(address, "gzip"), await get(address, "br")];

    const codings = answers.map(({ headers }) => headers["content-encoding"]);
    expect(codings).toEqual([undefined, "gzip", "br"]);
    for (const answer of answers) {
      expect(answer.headers.vary).toContain("Accept-Encoding");
      if (answer.status === 200) expect(decoded(answer)).toBe(plain.text);
      if (answer !== plain) expect(answer.body.length).toBeLessThan(plain.body.length * 0.75);
      if (isStored) expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    }
    const etags = answers.map(({ headers }) => headers.etag);
    const strong = etags.filter((etag) => etag && !etag.startsWith("W/"));
    expect(new Set(strong).size).toBe(strong.length);
  });
}

test("pictures are not compressed again", async () => {
  const answer = await get("/pictures/hero-track-dusk.webp", "gzip, br");

  expect(answer.status).toBe(200);
  expect(answer.headers["content-encoding"]).toBeUndefined();
});

function decoded({ headers, body, text }: Answer): string {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body).toString();
  if (headers["content-encoding"] === "gzip") return gunzipSync(body).toString();
  return text;
}

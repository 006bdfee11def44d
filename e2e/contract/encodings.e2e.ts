import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { type Answer, ask } from "./support/network.ts";
import { sharedSite } from "./support/shared-site.ts";

const get = (path: string, accept?: string) =>
  ask(sharedSite.url, path, {
    headers: accept === undefined ? {} : { "Accept-Encoding": accept },
  });

const compressible = ["/careers", "/insights", "/feed.xml", "/sitemap.xml", "/llms.txt"];
/** Rendered for each request, or not pages. */
const compressedOnce = [
  "/search?q=rail",
  "/no-such-page",
  "/api/blog_posts",
  "/api/post-summaries",
  "/example-line/locations.geojson",
  "/pictures/rail-three-states.svg",
];

for (const path of compressedOnce) {
  test(`${path} is compressed as the client asks`, async () => {
    const plain = await get(path, "identity");
    for (const coding of ["gzip", "br"]) {
      const answer = await get(path, coding);

      expect(answer.headers["content-encoding"]).toBe(coding);
      expect(answer.headers.vary).toContain("Accept-Encoding");
      expect(answer.body.length).toBeLessThan(plain.body.length * 0.75);
      if (answer.status === 200) expect(decoded(answer)).toBe(plain.text);
    }
  });
}

for (const [accept, coding] of [
  [undefined, undefined],
  ["", undefined],
  ["identity", undefined],
  ["deflate", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["br", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["identity;q=0, gzip;q=0.001", "gzip"],
  ["identity, br;q=0.5", undefined],
  ["br;q=0, gzip;q=0", undefined],
] as const) {
  test(`Accept-Encoding "${accept ?? "(none)"}" is answered with ${coding ?? "identity"}`, async () => {
    await kept("/careers");
    const plain = await get("/careers", "identity");

    const answer = await get("/careers", accept);

    expect(answer.status).toBe(200);
    expect(answer.headers["content-encoding"]).toBe(coding);
    expect(decoded(answer)).toBe(plain.text);
  });
}

test("a client that accepts no coding is answered 406", async () => {
  expect((await get("/careers", "identity;q=0, *;q=0")).status).toBe(406);
});

test("pages, feeds and files carry the same content in every coding", async () => {
  for (const path of [...compressible, await scriptPath(), await logoPath()]) {
    await kept(path);
    const [plain, gzip, br] = await Promise.all(
      ["identity", "gzip", "br"].map((coding) => get(path, coding)),
    );

    expect.soft(plain?.headers["content-encoding"], path).toBeUndefined();
    expect.soft(gzip?.headers["content-encoding"], path).toBe("gzip");
    expect.soft(br?.headers["content-encoding"], path).toBe("br");
    for (const answer of [plain, gzip, br]) {
      expect.soft(decoded(answer), path).toBe(plain?.text);
      expect.soft(answer?.headers["content-length"], path).toBe(String(answer?.body.length));
      expect.soft(answer?.headers.vary, path).toContain("Accept-Encoding");
    }
    expect.soft(br?.body.length, path).toBeLessThan((plain?.body.length ?? 0) / 2);
  }
});

test("a strong ETag belongs to one coding", async () => {
  await kept("/careers");
  const etags = await Promise.all(
    ["identity", "gzip", "br"].map(async (coding) => (await get("/careers", coding)).headers.etag),
  );

  const strong = etags.filter((etag) => !etag?.startsWith("W/"));
  expect(new Set(strong).size).toBe(strong.length);
});

test("pictures are not compressed again", async () => {
  const answer = await get("/pictures/hero-track-dusk.webp", "gzip, br");

  expect(answer.status).toBe(200);
  expect(answer.headers["content-encoding"]).toBeUndefined();
});

async function scriptPath(): Promise<string> {
  return /src="(\/assets\/[^"]+\.js)"/.exec((await get("/careers")).text)?.[1] ?? "";
}

/** The address of an SVG file that the home page shows. */
async function logoPath(): Promise<string> {
  return /src="(\/assets\/[^"]+\.svg)"/.exec((await get("/")).text)?.[1] ?? "";
}

async function kept(path: string): Promise<void> {
  await expect.poll(async () => (await get(path)).headers.etag, path).toBeTruthy();
}

function decoded(answer: Answer | undefined): string | undefined {
  if (answer?.headers["content-encoding"] === "br")
    return brotliDecompressSync(answer.body).toString();
  if (answer?.headers["content-encoding"] === "gzip") return gunzipSync(answer.body).toString();
  return answer?.text;
}

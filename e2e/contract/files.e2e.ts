import { expect, test } from "@playwright/test";
import { ask } from "./support/network.ts";
import { sharedSite } from "./support/shared-site.ts";

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(sharedSite.url, path, { headers });

const picture = "/pictures/hero-track-dusk.webp";

test("every file that the home page names is immutable and typed, and other sites may show only pictures", async () => {
  const html = (await get("/")).text;
  const files = new Set(html.match(/(?<=")\/assets\/[\w.-]+/g));
  expect(files.size).toBeGreaterThan(3);

  for (const path of files) {
    const { status, headers } = await get(path);

    expect.soft(status, path).toBe(200);
    expect.soft(headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
    expect.soft(headers["content-type"], path).toMatch(/^(text|image|font|video)\//);
    expect.soft(headers["x-content-type-options"], path).toBe("nosniff");
    const isPicture = /^(image|video)\//.test(headers["content-type"] ?? "");
    const policy = headers["cross-origin-resource-policy"];
    expect.soft(policy, path).toBe(isPicture ? "cross-origin" : "same-origin");
  }
});

const old = "Mon, 01 Jan 2001 00:00:00 GMT";
const range = { Range: "bytes=0-1" };

/** RFC 9110, sections 13.1 and 14.2. ETAG and DATE are those of the file. */
const conditions: [name: string, headers: Record<string, string>, status: number][] = [
  ["its ETag", { "If-None-Match": "ETAG" }, 304],
  ["its ETag, past every cache", { "If-None-Match": "ETAG", "Cache-Control": "no-cache" }, 304],
  ["a list of ETags", { "If-None-Match": '"x", ETAG' }, 304],
  ["its ETag as a strong one", { "If-None-Match": "STRONG" }, 304],
  ["any ETag", { "If-None-Match": "*" }, 304],
  ["another ETag", { "If-None-Match": '"x"' }, 200],
  ["its date", { "If-Modified-Since": "DATE" }, 304],
  ["an old date", { "If-Modified-Since": old }, 200],
  ["the demand for another version", { "If-Match": '"x"' }, 412],
  ["the demand for any version", { "If-Match": "*" }, 200],
  ["the demand for an old version", { "If-Unmodified-Since": old }, 412],
  ["a range of another version", { ...range, "If-Range": '"other"' }, 200],
  ["a range of an old version", { ...range, "If-Range": old }, 200],
  ["a range of this version", { ...range, "If-Range": "DATE" }, 206],
];

for (const [name, given, status] of conditions) {
  test(`a request for a file with ${name} is answered ${status}`, async () => {
    for (const path of ["/favicon.ico", picture, await aFile(/\.js$/), await aFile(/\.svg$/)]) {
      const { etag = "", "last-modified": date = "" } = (await get(path)).headers;
      const own = { ETAG: etag, STRONG: etag.replace("W/", ""), DATE: date };
      const headers = Object.entries(given).map(([header, value]) => [
        header,
        value.replace(/ETAG|STRONG|DATE/, (word) => own[word as keyof typeof own]),
      ]);

      const answer = await get(path, Object.fromEntries(headers));

      expect.soft(answer.status, path).toBe(status);
      if (status === 304) expect.soft(answer.body, path).toHaveLength(0);
      if (status !== 412) continue;
      expect.soft(answer.headers["cache-control"], path).toBe("no-store");
      // The page says what is wrong, so it has nothing of the file.
      expect.soft(answer.headers["content-type"], path).toBe("text/html; charset=utf-8");
      expect.soft(answer.headers.etag, path).toBeUndefined();
      expect.soft(answer.headers["accept-ranges"], path).toBeUndefined();
    }
  });
}

test("a range is answered 206 with these bytes", async () => {
  const whole = await get(picture);

  const part = await get(picture, { Range: "bytes=4-11" });
  const end = await get(picture, { Range: "bytes=-4" });

  expect(part.status).toBe(206);
  expect(part.headers["content-range"]).toBe(`bytes 4-11/${whole.body.length}`);
  expect(part.body).toEqual(whole.body.subarray(4, 12));
  expect(end.status).toBe(206);
  expect(end.body).toEqual(whole.body.subarray(-4));
});

test("a range beyond a file is answered 416 with the file's length, which no cache stores", async () => {
  for (const path of [await aFile(/\.webp$/), picture, "/favicon.svg"]) {
    const { length } = (await get(path)).body;

    const { status, headers } = await get(path, { Range: `bytes=${length}-` });

    expect.soft(status, path).toBe(416);
    expect.soft(headers["content-range"], path).toBe(`bytes */${length}`);
    expect.soft(headers["content-security-policy"], path).toContain("default-src 'none'");
    expect.soft(headers["cache-control"], path).toBe("no-store");
  }
});

test("icons and pictures of posts may be shown by other sites, such as feed readers, and may change", async () => {
  for (const path of ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", picture]) {
    const { status, headers } = await get(path);

    expect.soft(status, path).toBe(200);
    expect.soft(headers["cross-origin-resource-policy"], path).toBe("cross-origin");
    const storage = path === picture ? "public, max-age=86400" : "no-cache";
    expect.soft(headers["cache-control"], path).toBe(storage);
  }
});

async function aFile(name: RegExp): Promise<string> {
  const { text } = await get("/");
  const files = text.match(/(?<=")\/assets\/[\w.-]+/g) ?? [];
  const found = files.find((path) => name.test(path));
  if (found === undefined) throw new Error(`The home page names no file like ${name}`);
  return found;
}

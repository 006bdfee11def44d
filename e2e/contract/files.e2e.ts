import { expect, test } from "@playwright/test";
import { get } from "./support/shared-site.ts";

const picture = "/pictures/hero-track-dusk.webp";
const icons = ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"];

test("every file that the home page names is immutable, icons and pictures of posts may change, and other sites may show only pictures", async () => {
  const html = (await get("/")).text;
  const files = new Set(html.match(/(?<=")\/assets\/[\w.-]+/g));
  expect(files.size).toBeGreaterThan(3);

  for (const path of [...files, ...icons, picture]) {
    const { status, headers } = await get(path);

    expect.soft(status, path).toBe(200);
    const changing = path === picture ? "public, max-age=86400" : "no-cache";
    const storage = files.has(path) ? "public, max-age=31536000, immutable" : changing;
    expect.soft(headers["cache-control"], path).toBe(storage);
    expect.soft(headers["content-type"], path).toMatch(/^(text|image|font|video)\//);
    expect.soft(headers["x-content-type-options"], path).toBe("nosniff");
    const isPicture = /^(image|video)\//.test(headers["content-type"] ?? "");
    const policy = headers["cross-origin-resource-policy"];
    expect.soft(policy, path).toBe(isPicture ? "cross-origin" : "same-origin");
  }
});

const old = "Mon, 01 Jan 2001 00:00:00 GMT";

/** RFC 9110, sections 13.1 and 14.2. ETAG and DATE are those of the file. */
const conditions: [name: string, headers: Record<string, string>, status: number][] = [
  ["its ETag, past every cache", { "If-None-Match": "ETAG", "Cache-Control": "no-cache" }, 304],
  ["a list of ETags", { "If-None-Match": '"x", ETAG' }, 304],
  ["another ETag", { "If-None-Match": '"x"' }, 200],
  ["its date", { "If-Modified-Since": "DATE" }, 304],
  ["an old date", { "If-Modified-Since": old }, 200],
  ["the demand for another version", { "If-Match": '"x"' }, 412],
  ["a range of an old version", { Range: "bytes=0-1", "If-Range": old }, 200],
  ["a range of this version", { Range: "bytes=0-1", "If-Range": "DATE" }, 206],
];

for (const [name, given, status] of conditions) {
  test(`a request for a file with ${name} is answered ${status}`, async () => {
    for (const path of ["/favicon.ico", picture, await aFile(/\.js$/), await aFile(/\.svg$/)]) {
      const { etag = "", "last-modified": date = "" } = (await get(path)).headers;
      const headers = Object.entries(given).map(([header, value]) => [
        header,
        value.replace("ETAG", etag).replace("DATE", date),
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

test("a range is answered 206 with these bytes, one beyond the file 416 with its length, which no cache stores", async () => {
  for (const path of [await aFile(/\.webp$/), picture, "/favicon.svg"]) {
    const whole = (await get(path)).body;
    const part = await get(path, { Range: "bytes=4-11" });
    const end = await get(path, { Range: "bytes=-4" });
    const beyond = await get(path, { Range: `bytes=${whole.length}-` });

    expect.soft([part.status, end.status, beyond.status], path).toEqual([206, 206, 416]);
    expect.soft(part.headers["content-range"], path).toBe(`bytes 4-11/${whole.length}`);
    expect.soft(part.body, path).toEqual(whole.subarray(4, 12));
    expect.soft(end.body, path).toEqual(whole.subarray(-4));
    expect.soft(beyond.headers["content-range"], path).toBe(`bytes */${whole.length}`);
    expect.soft(beyond.headers["content-security-policy"], path).toContain("default-src 'none'");
    expect.soft(beyond.headers["cache-control"], path).toBe("no-store");
  }
});

/** A file that the home page names. */
async function aFile(name: RegExp): Promise<string> {
  const files = (await get("/")).text.match(/(?<=")\/assets\/[\w.-]+/g);
  const found = files?.find((path) => name.test(path));
  expect(found, `The home page names a file like ${name}`).toBeDefined();
  return found ?? "";
}

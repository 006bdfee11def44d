import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";

const HEEDED = [
  ...["cache-control", "connection", "content-encoding", "content-length", "content-type", "date"],
  ...["cross-origin-resource-policy", "etag", "keep-alive", "last-modified", "vary"],
  ...["x-content-type-options", "x-request-id"],
];

test("a file comes with what browsers heed of a file, and no policy for documents", async ({
  siteUrl,
}) => {
  const html = await (await fetch(siteUrl + paths.home())).text();
  const files = new Set(html.match(/(?<=")\/assets\/[\w.-]+/g));
  expect(files.size).toBeGreaterThan(3);

  for (const path of files) {
    const { headers } = await fetch(siteUrl + path);

    const names = [...headers.keys()];
    expect(names.filter((name) => !HEEDED.includes(name), path)).toEqual([]);
    expect(headers.get("cache-control"), path).toContain("immutable");
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
  }
});

for (const path of ["/favicon.svg", "/pictures/hero-track-dusk.webp"]) {
  test(`${path} may be shown by others, such as feed readers`, async ({ siteUrl }) => {
    const { status, headers } = await fetch(siteUrl + path);

    expect(status).toBe(200);
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("content-security-policy")).toBeNull();
  });
}

test("a file that is not there is answered as a page is, with its policy", async ({ siteUrl }) => {
  const { status, headers } = await fetch(`${siteUrl}/pictures/nothing.webp`);

  expect(status).toBe(404);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("cache-control")).toBe("no-cache");
});

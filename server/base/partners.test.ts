import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { failingDatabase } from "../testing/failing-database.ts";
import { startApp } from "../testing/start-app.ts";
import { readConfig } from "./config.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="60"></svg>';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "partners-"));
  await writeFile(join(folder, "railway.svg"), SVG);
});
afterAll(() => rm(folder, { recursive: true }));

async function partnersFile(content: unknown): Promise<string> {
  const path = join(folder, "partners.json");
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

test("the home page shows the configured partners, and the site serves their logos", async () => {
  const PARTNERS_FILE = await partnersFile([
    { name: "Railway & Co", logo: "railway.svg", link: "https://railway.example" },
  ]);
  const site = await startApp(failingDatabase, { env: { PARTNERS_FILE } });

  const { text } = await site.get("/");
  const [, src = ""] = /src="(\/partners\/[^"]+)"/.exec(text) ?? [];
  const logo = await site.get(src);

  expect(text).toContain('<a href="https://railway.example">');
  expect(text).toContain('alt="Railway &amp; Co"');
  expect(text).not.toContain("National research council");
  expect([logo.status, logo.text]).toEqual([200, SVG]);
  expect(logo.headers["content-type"]).toMatch(/^image\/svg\+xml/);
  expect(logo.headers["content-security-policy"]).toContain("default-src 'none'");
  expect((await site.get("/partners/other.svg")).status).toBe(404);
  await site.close();
});

test.each([
  ["no JSON", "[", /JSON/],
  ["an object", {}, /Array/],
  ["an empty list", [], /The list is empty/],
  ["a partner without a name", [{ name: " ", logo: "railway.svg" }], /partner 1, name: is empty/],
  [
    "a link that is script",
    [{ name: "A", logo: "railway.svg", link: "javascript:1" }],
    /partner 1, link: is no http/,
  ],
  ["an unknown field", [{ name: "A", logo: "railway.svg", url: "x" }], /partner 1, url/],
  ["a logo of another format", [{ name: "A", logo: "a.gif" }], /logo "a.gif": expected .*\.svg/],
  ["a logo that is missing", [{ name: "A", logo: "none.svg" }], /none\.svg/],
])("the start fails and names the file where it holds %s", async (_what, content, message) => {
  const PARTNERS_FILE = await partnersFile(content);

  expect(() => readConfig({ PARTNERS_FILE })).toThrow(message);
  expect(() => readConfig({ PARTNERS_FILE })).toThrow(`PARTNERS_FILE is "${PARTNERS_FILE}"`);
});

test("the start fails where the file is missing", () => {
  expect(() => readConfig({ PARTNERS_FILE: "/nowhere/partners.json" })).toThrow(
    /PARTNERS_FILE is "\/nowhere\/partners\.json", which cannot be read/,
  );
});

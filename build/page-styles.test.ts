import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { listPageFiles } from "./page-files.ts";
import { buildPageStyles } from "./page-styles.ts";

test("lists only the modules that export a page", () => {
  const files = listPageFiles();

  expect(files).toContain("client/pages/home/home.page.tsx");
  expect(files).toContain("client/pages/industries/railways/railways.page.tsx");
  expect(files).toContain(
    "client/pages/case-studies/collision-avoidance/collision-avoidance-case.page.tsx",
  );
  expect(files).not.toContain("client/pages/home/home-hero.tsx");
});

test("a page gets only the shared styles and those of its modules and islands", async () => {
  const { css: home } = await buildPageStyles("client/pages/home/home.page.tsx");
  const { css: demo, fonts } = await buildPageStyles(
    "client/pages/book-a-demo/book-a-demo.page.tsx",
  );

  for (const css of [home, demo]) {
    expect(css).toContain("@font-face");
    expect(css).toContain(".site_header_");
  }
  expect(fonts.map(({ path }) => basename(path))).toContainEqual(
    expect.stringMatching(/^archivo-\w{8}\.woff2$/),
  );
  expect(demo).toContain(".captcha_box_frame .altcha-checkbox");
  expect(home).toContain(".home_hero_");
  expect(home).not.toContain(".captcha_box_");
  expect(demo).not.toContain(".home_hero_");
});

test("no two CSS modules have the same base name, so class names are equal in every bundle", () => {
  const sheets = readdirSync("client", { recursive: true })
    .map((file) => basename(String(file)))
    .filter((name) => name.endsWith(".module.css"));

  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((name, index) => sheets.indexOf(name) !== index)).toEqual([]);
});

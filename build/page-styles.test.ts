import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { failure } from "../client/pages/errors/failure.page.tsx";
import { notFound } from "../client/pages/errors/not-found.page.tsx";
import { routes } from "../server/routes.ts";
import { buildPageStyles, pageFiles } from "./page-styles.ts";

test("the name of every page is that of its file, and every page with an address is in the routes", () => {
  const names = [...routes, failure, notFound].map(({ name }) => name);

  expect(new Set(names)).toEqual(new Set(pageFiles().keys()));
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
  expect(demo).toContain(".demo_form_captchaFrame .altcha-checkbox");
  expect(home).toContain(".scanned_scene_");
  expect(home).not.toContain(".demo_form_");
  expect(demo).not.toContain(".scanned_scene_");
});

test("no two CSS modules have the same base name, so class names are equal in every bundle", () => {
  const sheets = readdirSync("client", { recursive: true })
    .map((file) => basename(String(file)))
    .filter((name) => name.endsWith(".module.css"));

  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((name, index) => sheets.indexOf(name) !== index)).toEqual([]);
});

import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { failure } from "../client/pages/errors/failure.page.tsx";
import { notFound } from "../client/pages/errors/not-found.page.tsx";
import { routes } from "../server/routes.ts";
import { pageFiles } from "./page-styles.ts";

test("the name of every page is that of its file, and every page with an address is in the routes", () => {
  const names = [...routes, failure, notFound].map(({ name }) => name);

  expect(new Set(names)).toEqual(new Set(pageFiles().keys()));
});

test("no two CSS modules have the same base name, so class names are equal in every bundle", () => {
  const sheets = readdirSync("client", { recursive: true })
    .map((file) => basename(String(file)))
    .filter((name) => name.endsWith(".module.css"));

  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((name, index) => sheets.indexOf(name) !== index)).toEqual([]);
});

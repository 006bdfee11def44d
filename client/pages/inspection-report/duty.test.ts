import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { classChecks } from "../../../shared/content/example-line/class-checks.ts";
import { exampleThresholds } from "../../../shared/content/example-line/parameters.ts";
import { rankPlaces } from "../../../shared/content/example-line/rank.ts";
import { dutyAt } from "./duty.ts";
import { PlaceSheet } from "./place-sheet.tsx";

const sheets = rankPlaces(exampleThresholds).map((ranked) => ({
  ...dutyAt(ranked),
  ranked,
  html: renderToStaticMarkup(createElement(PlaceSheet, { ranked, decisions: {} })),
}));

test("the places where a limit is passed before the next run, or that cannot wait, are to be acted on today", () => {
  const today = sheets.filter(({ isToday }) => isToday);

  expect(today.map(({ ranked }) => ranked.place.kilometre)).toEqual([33.43, 19.46]);
  for (const { what } of today) expect(what).toBe("Act today");
});

test("a sheet says what to do below its title, before the evidence, and once", () => {
  for (const { html, what, why = what } of sheets) {
    expect(html.indexOf(what)).toBeGreaterThan(html.indexOf("</h3>"));
    expect(html.indexOf(why)).toBeLessThan(html.indexOf("Evidence"));
    expect(html.split(why)).toHaveLength(2);
  }
});

test("the table of a sheet has one row for each reading that has a limit", () => {
  for (const { html, ranked } of sheets) {
    const names = [...html.matchAll(/<th scope="row">([^<]*)/g)].map(([, name]) => name);
    expect(names).toEqual(classChecks(ranked.place).map(({ name }) => name));
  }
});

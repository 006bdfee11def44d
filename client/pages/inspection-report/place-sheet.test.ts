import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { classChecks } from "../../../shared/content/example-line/class-checks.ts";
import { rankedPlaces } from "../../../shared/content/example-line/rank.ts";
import { coordinatesAt } from "../../../shared/content/example-line/survey.ts";
import { urgencyLabels } from "../../../shared/urgency.ts";
import { PlaceSheet } from "./place-sheet.tsx";

const sheets = rankedPlaces.map((ranked) => ({
  ranked,
  html: renderToStaticMarkup(createElement(PlaceSheet, { ranked, sheet: `${ranked.rank} of 12` })),
}));

test.each(sheets)(
  "the sheet of km $ranked.place.kilometre names its hemisphere without a sign",
  ({ ranked, html }) => {
    const [, degrees, side] = /([-−]?[\d.]+)° ([NS]), [\d.]+° E/.exec(html) ?? [];
    const { latitude } = coordinatesAt(ranked.place.kilometre * 1000);

    expect(`${degrees} ${side}`).toBe(
      `${Math.abs(latitude).toFixed(5)} ${latitude < 0 ? "S" : "N"}`,
    );
  },
);

test("a sheet says what to do below its title, before the evidence, and once", () => {
  for (const { ranked, html } of sheets) {
    const what = urgencyLabels[ranked.urgency];
    const { act = what } = ranked.place;
    expect(html.indexOf(what)).toBeGreaterThan(html.indexOf("</h3>"));
    expect(html.indexOf(act)).toBeLessThan(html.indexOf("Evidence"));
    expect(html.split(act)).toHaveLength(2);
  }
});

test("a sheet links back to the list of sheets only if there is one", () => {
  const [ranked] = rankedPlaces;
  if (!ranked) throw new Error("There are no places");
  const sheetWith = (list?: string) =>
    renderToStaticMarkup(createElement(PlaceSheet, { ranked, sheet: "1 of 1", list }));

  expect(sheetWith("sheets")).toContain('href="#sheets"');
  expect(sheetWith()).not.toContain("To the list");
});

test("among others, a sheet is folded unless its place is urgent, and its heading says what to do", () => {
  for (const { ranked } of sheets) {
    const html = renderToStaticMarkup(
      createElement(PlaceSheet, { ranked, sheet: "1 of 12", list: "sheets" }),
    );
    const summary = /<summary.*<\/summary>/.exec(html)?.[0];
    const isUrgent = ["today", "first"].includes(ranked.urgency);

    expect(summary === undefined).toBe(isUrgent);
    if (summary) expect(summary).toContain(urgencyLabels[ranked.urgency]);
  }
});

test("a hot week that is over passed its threshold, and no planned place is beyond its threshold", () => {
  const beyond = sheets.filter(({ html }) => html.includes("Beyond the threshold (example)."));
  const passed = sheets.filter(({ html }) => html.includes("Passed the threshold (example)"));

  expect(beyond.map(({ ranked }) => ranked.urgency)).not.toContain("planned");
  expect(passed.map(({ ranked }) => ranked.place.parameter)).toEqual(["temperature"]);
});

test("the table of a sheet has one row for each reading that has a limit", () => {
  for (const { html, ranked } of sheets) {
    const names = [...html.matchAll(/<th scope="row">([^<]*)/g)].map(([, name]) => name);
    expect(names).toEqual(classChecks(ranked.place).map(({ name }) => name));
  }
});

test("a sheet shows the runs of a place that is read from the rails, else its picture", () => {
  for (const { html, ranked } of sheets)
    expect(html.includes(" runs</b>")).toBe(ranked.peak !== undefined);
});

test("a printed sheet names the line, the run and its number among the sheets", () => {
  for (const { html, ranked } of sheets)
    expect(html).toContain(
      `Example Subdivision, run 6 of August 25, 2026. Sheet ${ranked.rank} of 12`,
    );
});

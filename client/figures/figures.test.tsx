import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type RankedPlace, rankedPlaces } from "../../shared/content/example-line/rank.ts";
import { calculatedFigures, coverageYears, figures } from "../../shared/content/figures.ts";
import { Facts } from "../blocks/facts.tsx";
import { Steps } from "../blocks/steps.tsx";
import { CulvertYears } from "../pages/case-studies/culvert-risk-assessor-case.page.tsx";
import { HeatCurve } from "./heat-curve.tsx";
import { PlaceTrace } from "./place-trace.tsx";
import { RainOutlook } from "./rain-outlook.tsx";

test.each<[string, ReactElement, Record<string, number>]>([
  ["the heat curve", <HeatCurve key="heat" hours={[6, 18]} />, { "06": 25, 18: 75 }],
  ["the rain", <RainOutlook key="rain" />, { now: 0, "+12 h": 27.27, "+36 h": 81.82 }],
])("the hours of %s stand at their share of the axis", (_name, drawing, shares) => {
  const html = renderToStaticMarkup(drawing);

  for (const [words, share] of Object.entries(shares)) {
    const before = html.slice(0, html.indexOf(`>${words}<`));
    expect(Number(before.split(' x="').at(-1)?.split("%")[0]), words).toBe(share);
  }
});

test("the bars in the alert's time window, 30 to 36 hours ahead, are emphasized", () => {
  const html = renderToStaticMarkup(<RainOutlook />);

  const [, bars = ""] = /d="([^"]*h64[^"]*)" data-tone="data">/.exec(html) ?? [];
  const hours = [...bars.matchAll(/M(\d+)18 /g)].map(([, hour]) => Number(hour));
  expect(hours).toEqual([30, 31, 32, 33, 34, 35]);
});

test("the drawing of culverts has a row for each year until all are inspected, and one in order of risk", () => {
  const html = renderToStaticMarkup(<CulvertYears />);

  const rows = [...html.matchAll(/>(\d+)</g)].map(([, row]) => Number(row));
  const years = Array.from({ length: coverageYears }, (_, index) => index + 1);
  expect(rows).toEqual([...years, 1]);
  const linesBelow = [...html.matchAll(/M0 (\d+)H/g)].map(([, y]) => Number(y));
  for (const [, y] of html.matchAll(/M\d+ (\d+)h6/g)) expect(linesBelow).toContain(Number(y) + 5);
});

test("the latest trace of the first place passes its threshold line, which bears its name", () => {
  const [first] = rankedPlaces as [RankedPlace];
  const html = renderToStaticMarkup(<PlaceTrace of={first} />);

  const numberIn = (pattern: RegExp) => Number(pattern.exec(html)?.[1]);
  const threshold = numberIn(/M0 ([\d.]+)H1000M0/);
  expect(threshold).toBeCloseTo(numberIn(/y="([\d.]+)%"[^>]*>threshold/) * 10);
  const zero = numberIn(/M0 ([\d.]+)H1000"/);
  const value = numberIn(/x="50%" y="([\d.]+)%"/) * 10;
  const latest = numberIn(/L500 ([\d.]+)[^"]*" data-tone="data" data-weight="heavy"/);
  expect(latest).toBeCloseTo(value, -1);
  expect(Math.abs(value - zero)).toBeGreaterThan(Math.abs(threshold - zero));
});

test("steps are numbered from 1 on", () => {
  const html = renderToStaticMarkup(<Steps title="" of={[{ title: "a" }, { title: "b" }]} />);
  expect(html).toMatch(/>1<.*>a<.*>2<.*>b</);
});

test("company and calculated figures side by side have a note each", () => {
  const shown = [figures.culverts, calculatedFigures.inspectionRound];
  const html = renderToStaticMarkup(<Facts title="" of={[{ title: "", figures: shown }]} />);

  expect(html).toMatch(/Company figures\. .*Calculated figures\. /);
});

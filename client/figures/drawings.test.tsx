import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HeatCurve } from "./heat-curve.tsx";
import { RainOutlook } from "./rain-outlook.tsx";

const drawings: Record<string, ReactElement> = {
  HeatCurve: <HeatCurve hours={[4, 11, 14]} />,
  RainOutlook: <RainOutlook />,
};

test.each(Object.entries(drawings))("%s has only valid coordinates", (_name, drawing) => {
  expect(renderToStaticMarkup(drawing)).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(Object.entries(drawings))("%s has a text alternative or is hidden", (_name, drawing) => {
  for (const [tag] of renderToStaticMarkup(drawing).matchAll(/<svg[^>]*>/g)) {
    expect(tag).toMatch(/role="(img|group)" aria-label="\w|aria-hidden="true"/);
  }
});

test.each(Object.entries(drawings))("%s has no inline style", (_name, drawing) => {
  expect(renderToStaticMarkup(drawing)).not.toMatch(/ style=|<style/);
});

test("the first and the last hour below the rain stay inside the chart", () => {
  const html = renderToStaticMarkup(<RainOutlook />);

  expect(html).toMatch(/text-anchor="start"[^>]*>now</);
  expect(html).toMatch(/text-anchor="middle"[^>]*>\+12 h</);
  expect(html).toMatch(/text-anchor="end"[^>]*>\+44 h</);
});

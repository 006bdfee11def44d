import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exampleThresholds } from "../../../shared/content/example-line/parameters.ts";
import { rankPlaces } from "../../../shared/content/example-line/rank.ts";
import { coordinatesAt } from "../../../shared/content/example-line/survey.ts";
import { PlaceSheet } from "./place-sheet.tsx";

test.each(rankPlaces(exampleThresholds))(
  "the sheet of km $place.kilometre names its hemisphere without a sign",
  (ranked) => {
    const html = renderToStaticMarkup(createElement(PlaceSheet, { ranked, decisions: {} }));
    const [, degrees, side] = /([-−]?[\d.]+)° ([NS]), [\d.]+° E/.exec(html) ?? [];
    const { latitude } = coordinatesAt(ranked.place.kilometre * 1000);

    expect(`${degrees} ${side}`).toBe(
      `${Math.abs(latitude).toFixed(5)} ${latitude < 0 ? "S" : "N"}`,
    );
  },
);

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exampleThresholds } from "../../../shared/content/example-line/parameters.ts";
import { rankPlaces } from "../../../shared/content/example-line/rank.ts";
import { StripMap } from "../../islands/dashboard/strip-map.tsx";

test("stacked numbers of one row are at least 5 km apart", () => {
  const ranked = rankPlaces(exampleThresholds);
  const html = renderToStaticMarkup(
    createElement(StripMap, {
      ranked,
      shown: undefined,
      roughness: [1],
      isBrief: false,
      isStacked: true,
      linkOf: ({ place }) => ({ href: `#${place.kilometre}` }),
    }),
  );
  const marks = [...html.matchAll(/href="#([\d.]+)"[^>]*data-numbered="true" data-row="(\d)"/g)];
  const apart = marks.flatMap(([, at, row]) =>
    marks
      .filter(([, other, otherRow]) => row === otherRow && other !== at)
      .map(([, other]) => Math.abs(Number(at) - Number(other))),
  );

  expect(marks).toHaveLength(ranked.length);
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(5);
});

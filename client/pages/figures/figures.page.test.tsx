import { expect, test } from "vitest";
import { contextOf, type Figure, numberOf } from "../../../shared/content/figure.ts";
import { calculatedFigures, figures } from "../../../shared/content/figures.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { figuresPage } from "./figures.page.tsx";

const shown = renderPage(figuresPage, {});

/** The contexts of other figures state these two. */
const { collectionTime, inspectedCulverts, ...entries } = figures;

test.each(
  [...Object.values(entries), ...Object.values(calculatedFigures)].map((figure: Figure) => [
    contextOf(figure),
  ]),
)("shows the figure '%s' once", (context) => {
  expect(shown.split(`>${context}<`)).toHaveLength(2);
});

test.each([
  [contextOf(figures.dataCollected), numberOf(collectionTime)],
  [contextOf(figures.culverts), numberOf(inspectedCulverts)],
])("'%s' states a second figure", (context, second) => {
  expect(context).toContain(second);
});

test.each(Object.values(figures).map(({ excludes }) => [excludes]))(
  "shows once that a figure does not count '%s'",
  (excludes) => {
    expect(shown.split(excludes)).toHaveLength(2);
  },
);

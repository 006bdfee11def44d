import { expect, test } from "vitest";
import { contextOf, type Figure, numberOf } from "../../../shared/content/figure.ts";
import { calculatedFigures, figures } from "../../../shared/content/figures.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { figuresPage } from "./figures.page.tsx";

const shown = renderPage(figuresPage, {});

/** The contexts of other figures state these two. */
const { collectionTime, inspectedCulverts, ...entries } = figures;

const all: Figure[] = [...Object.values(entries), ...Object.values(calculatedFigures)];
const limits = Object.values(figures).map(({ excludes }) => excludes);

test.each([...all.map((figure) => `>${contextOf(figure)}`), ...limits])(
  "shows once the context or limit of a figure: %s",
  (words) => {
    expect(shown.split(words)).toHaveLength(2);
  },
);

test.each([
  [contextOf(figures.dataCollected), numberOf(collectionTime)],
  [contextOf(figures.culverts), numberOf(inspectedCulverts)],
])("'%s' states a second figure", (context, second) => {
  expect(context).toContain(second);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contextOf, type Figure, numberOf, quantityOf } from "../../../shared/content/figure.ts";
import { figures } from "../../../shared/content/figures.ts";
import { physicalFigures, winter } from "../../../shared/content/physical-figures.ts";
import { thermalForce } from "../../../shared/content/thermal-force.ts";
import { ForceLine } from "./calculated-drawings.tsx";
import { CalculatedFigures } from "./calculated-figures.tsx";
import { CompanyFigures } from "./company-figures.tsx";
import { FiguresOpening } from "./figures-opening.tsx";

const shown = renderToStaticMarkup(
  <>
    <FiguresOpening />
    <CompanyFigures />
    <CalculatedFigures />
  </>,
);

/** The contexts of other figures state these two. */
const { collectionTime, inspectedCulverts, ...entries } = figures;

test.each(
  [...Object.values(entries), ...Object.values(physicalFigures)].map((figure: Figure) => [
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

test.each(Object.values(figures).map(({ definition }) => [definition.excludes]))(
  "shows once that a figure does not count '%s'",
  (excludes) => {
    expect(shown.split(`>${excludes}<`)).toHaveLength(2);
  },
);

test("the drawing of the force has a value at both ends, as the formula gives them", () => {
  const force = renderToStaticMarkup(<ForceLine />);

  expect(force).toContain(`>${quantityOf(physicalFigures.winterTension)} tension<`);
  const compression = thermalForce(65 - winter.neutral).forceKN;
  const [, shown] = /anchor="end"[^>]*>(\d+)\u00a0kN compression</.exec(force) ?? [];
  expect(Math.abs(Number(shown) - compression)).toBeLessThanOrEqual(5);
});

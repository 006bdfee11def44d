import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contextOf, type Figure, quantityOf } from "../../../shared/content/figure.ts";
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

test.each(
  [...Object.values(figures), ...Object.values(physicalFigures)].map((figure: Figure) => [
    contextOf(figure),
  ]),
)("shows the figure '%s' once", (context) => {
  expect(shown.split(`>${context}<`)).toHaveLength(2);
});

test("the drawing of the force has a value at both ends, as the formula gives them", () => {
  const force = renderToStaticMarkup(<ForceLine />);

  expect(force).toContain(`>${quantityOf(physicalFigures.winterTension)}<`);
  const compression = thermalForce(65 - winter.neutral).forceKN;
  const [, shown] = /anchor="end"[^>]*>(\d+)\u00a0kN</.exec(force) ?? [];
  expect(Math.abs(Number(shown) - compression)).toBeLessThanOrEqual(5);
});

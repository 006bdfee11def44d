import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contextOf, type Figure } from "../../../shared/content/figure.ts";
import { figures } from "../../../shared/content/figures.ts";
import { physicalFigures } from "../../../shared/content/physical-figures.ts";
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

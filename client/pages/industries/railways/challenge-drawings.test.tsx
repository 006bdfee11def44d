import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { figures } from "../../../../shared/content/figures.ts";
import { CulvertTenths } from "./challenge-drawings.tsx";

test("of ten culverts as many are filled as are not thoroughly inspected", () => {
  const filled = renderToStaticMarkup(<CulvertTenths />).match(/class="[^"]*part/g) ?? [];

  expect(filled).toHaveLength(figures.culvertsOverlooked.value / 10);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { figures } from "../../../../shared/content/figures.ts";
import { CulvertTenths } from "./challenge-drawings.tsx";

test("of ten culverts as many are open as are not thoroughly inspected", () => {
  const open = renderToStaticMarkup(<CulvertTenths />).match(/class="[^"]*open/g) ?? [];

  expect(open).toHaveLength(figures.culvertsOverlooked.value / 10);
});

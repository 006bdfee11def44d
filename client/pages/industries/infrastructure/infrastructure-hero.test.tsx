import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { culvertSheet } from "../../../../shared/content/culvert-sheet.ts";
import { InfrastructureHero } from "./infrastructure-hero.tsx";

test("the marks of the six highest ranks stand along the drawn line in the order of their kilometres", () => {
  const html = renderToStaticMarkup(<InfrastructureHero />);
  const marks = [
    ...html.matchAll(/ x="([\d.]+)%" y="[\d.]+%"><g[^>]*><path[^>]*><\/path><text[^>]*>(\d+)/g),
  ]
    .sort(([, a], [, b]) => Number(a) - Number(b))
    .map(([, , rank]) => Number(rank));
  const alongLine = culvertSheet.filter(({ rank }) => rank <= 6).map(({ rank }) => rank);

  expect(marks).toEqual(alongLine);
});

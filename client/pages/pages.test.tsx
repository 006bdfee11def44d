import { expect, test } from "vitest";
import { contextOf, type Figure, numberOf } from "../../shared/content/figure.ts";
import { calculatedFigures, figures } from "../../shared/content/figures.ts";
import { renderPage } from "../testing/render-page.tsx";
import { collisionAvoidanceCase } from "./case-studies/collision-avoidance-case.page.tsx";
import { figuresPage } from "./figures/figures.page.tsx";
import { insights } from "./insights/insights.page.tsx";
import { collisionAvoidance } from "./solutions/collision-avoidance.page.tsx";

test.each([
  ["product page", renderPage(collisionAvoidance, { posts: [], query: {} })],
  ["case study", renderPage(collisionAvoidanceCase, { query: {} })],
])(
  "the %s of collision avoidance limits claims about detecting people to line of sight",
  (_kind, html) => {
    const sentences = html.replaceAll(/<[^>]+>/g, "\n").split(/(?<=[.!?])\s|\n+/);

    const claims = sentences.filter((sentence) =>
      /\b(?:sees?|shows?|hides|distinguish\w*|detect\w*)\b.*\b(?:people|person)\b/i.test(sentence),
    );

    for (const claim of claims) expect(claim).toMatch(/line of sight/);
    expect(html).toContain("line of sight");
  },
);

test("a failure to read page 3 passes the page to the island, which can retry", () => {
  const html = renderPage(insights, { list: { posts: [], failed: true }, page: 3 });

  expect(html).toContain("&quot;page&quot;:3");
});

const shown = renderPage(figuresPage, {}).split("</nav>").at(-1) ?? "";

/** The contexts of other figures state these two. */
const { collectionTime, inspectedCulverts, ...entries } = figures;

const all: Figure[] = [...Object.values(entries), ...Object.values(calculatedFigures)];
const limits = Object.values(figures).map(({ excludes }) => excludes);

test.each([...all.map((figure) => `>${contextOf(figure)}`), ...limits])(
  "below its opening, /figures defines once the context or limit of a figure: %s",
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

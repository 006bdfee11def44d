import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { caseStudyPages } from "./case-studies.ts";
import { sampleSite as site } from "./sample-site.ts";
import { solutionPages } from "./solution-pages.ts";

const product = solutionPages["collision-avoidance"];
const caseStudy = caseStudyPages["collision-avoidance"];

test.each([
  ["product page", <product.View key="product" data={{ posts: [], query: {} }} site={site} />],
  ["case study", <caseStudy.View key="case" data={{}} site={site} />],
])(
  "the %s of collision avoidance limits claims about detecting people to line of sight",
  (_kind, page) => {
    const html = renderToStaticMarkup(page);
    const sentences = html.replaceAll(/<[^>]+>/g, "\n").split(/(?<=[.!?])\s|\n+/);

    const claims = sentences.filter((sentence) =>
      /\b(?:sees?|shows?|hides|distinguish\w*|detect\w*)\b.*\b(?:people|person)\b/i.test(sentence),
    );

    for (const claim of claims) expect(claim).toMatch(/line of sight/);
    expect(html).toContain("line of sight");
  },
);

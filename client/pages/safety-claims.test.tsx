import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSite as site } from "../testing/sample-site.ts";
import { collisionAvoidanceCase } from "./case-studies/collision-avoidance-case.page.tsx";
import { collisionAvoidance } from "./solutions/collision-avoidance.page.tsx";

test.each([
  [
    "product page",
    <collisionAvoidance.View key="product" data={{ posts: [], query: {} }} site={site} />,
  ],
  ["case study", <collisionAvoidanceCase.View key="case" data={{ query: {} }} site={site} />],
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

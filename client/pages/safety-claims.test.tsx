import { expect, test } from "vitest";
import { renderPage } from "../testing/render-page.tsx";
import { collisionAvoidanceCase } from "./case-studies/collision-avoidance-case.page.tsx";
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

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { caseStudyPages } from "./case-studies.ts";
import { sampleSite as site } from "./sample-site.ts";
import { solutionPages } from "./solution-pages.ts";

test.each([
  ["product page", solutionPages["collision-avoidance"]],
  ["case study", caseStudyPages["collision-avoidance"]],
])(
  "the %s of collision avoidance claims to see people only in line of sight",
  (_kind, { View }) => {
    const html = renderToStaticMarkup(<View data={{}} site={site} />);
    const sentences = html.replaceAll(/<[^>]+>/g, "\n").split(/(?<=[.!?])\s|\n+/);

    const claims = sentences.filter((sentence) =>
      /\b(?:sees?|shows?|hides|distinguish\w*|detect\w*)\b.*\b(?:people|person)\b/i.test(sentence),
    );

    for (const claim of claims) expect(claim).toMatch(/line of sight/);
    expect(html).toContain("line of sight");
  },
);

import { expect, test } from "vitest";
import { renderPage } from "../../client/testing/render-page.tsx";
import { caseStudies, workedExample } from "../../shared/content/products/case-studies.ts";
import { type IndustrySlug, paths } from "../../shared/paths.ts";
import { routes } from "../routes.ts";

function htmlAt(path: string): string {
  const page = routes.find((route) => route.path === path);
  return page ? renderPage(page, { query: {} }) : "";
}

/** How often the HTML says that something is a worked example. */
function marksIn(html = ""): number {
  return html.split(`>${workedExample}<`).length - 1;
}

test("every case study but that of track monitoring is a worked example, and is marked as one before its heading, on the card of its industry and in the list", () => {
  const examples = caseStudies.filter(({ isWorkedExample }) => isWorkedExample);
  const countOf = (slug: IndustrySlug) =>
    examples.filter(({ industry }) => industry === slug).length;

  for (const { industry, product, isWorkedExample } of caseStudies) {
    const [beforeHeading] = htmlAt(paths.caseStudy(industry, product)).split("<h1");
    expect(isWorkedExample).toBe(product !== "autonomous-track-monitoring");
    expect(marksIn(beforeHeading), product).toBe(isWorkedExample ? 1 : 0);
  }
  expect(marksIn(htmlAt(paths.industry("railways")))).toBe(countOf("railways"));
  expect(marksIn(htmlAt(paths.industry("mining")))).toBe(countOf("mining"));
  expect(marksIn(htmlAt(paths.industries()))).toBe(examples.length);
});

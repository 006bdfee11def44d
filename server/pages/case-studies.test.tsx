import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { caseStudies, workedExample } from "../../shared/content/products/case-studies.ts";
import { type IndustrySlug, paths } from "../../shared/paths.ts";
import type { Site } from "../../shared/site.ts";
import { routes } from "../routes.ts";

const site: Site = {
  name: "Apollo",
  url: "http://localhost",
  contactEmail: "hello@example.com",
  contactPhone: "+1 000 000 0000",
  careersEmail: "careers@example.com",
};

function pageAt(path: string) {
  const page = routes.find((route) => route.path === path);
  if (page === undefined) throw new Error(`There is no page at ${path}`);
  return page;
}

test.each(caseStudies)(
  "the case study of $product says whether it is a worked example",
  (study) => {
    const { View } = pageAt(paths.caseStudy(study.industry, study.product));

    const html = renderToStaticMarkup(<View data={{ query: {} }} site={site} />);
    const [beforeHeading = ""] = html.split("<h1");

    expect(beforeHeading.includes(`>${workedExample}<`)).toBe(study.isWorkedExample);
  },
);

test("every case study but that of track monitoring is a worked example", () => {
  const documented = caseStudies.filter(({ isWorkedExample }) => !isWorkedExample);

  expect(documented.map(({ product }) => product)).toEqual(["autonomous-track-monitoring"]);
});

test("worked examples are marked on the cards of industries and in the list of case studies", () => {
  const marksIn = (path: string) => {
    const { View } = pageAt(path);
    const html = renderToStaticMarkup(<View data={{ query: {} }} site={site} />);
    return html.split(`>${workedExample}<`).length - 1;
  };

  const examples = caseStudies.filter(({ isWorkedExample }) => isWorkedExample);
  const examplesOf = (slug: IndustrySlug) => examples.filter(({ industry }) => industry === slug);

  expect(marksIn(paths.industry("railways"))).toBe(examplesOf("railways").length);
  expect(marksIn(paths.industry("mining"))).toBe(examplesOf("mining").length);
  expect(marksIn(paths.industries())).toBe(examples.length);
});

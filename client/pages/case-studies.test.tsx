import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { caseStudies } from "../../shared/content/case-studies.ts";
import { paths } from "../../shared/paths.ts";
import type { Site } from "../../shared/site.ts";
import { caseStudyPages } from "./case-studies.ts";

const site: Site = {
  name: "Apollo",
  url: "http://localhost",
  contactEmail: "hello@example.com",
  contactPhone: "+1 000 000 0000",
  careersEmail: "careers@example.com",
};

test.each(caseStudies)("the case study of $product shows its headline once", (study) => {
  const { View, head } = caseStudyPages[study.product];

  const html = renderToStaticMarkup(<View data={{}} site={site} />);

  expect(html.match(/<h1[^>]*>([^<]*)</g)).toHaveLength(1);
  expect(html).toContain(`>${study.headline}</h1>`);
  expect(head({}, site).title).toBe(study.headline);
});

test.each(caseStudies)("the case study of $product asks for a demo once", (study) => {
  const { View } = caseStudyPages[study.product];
  const demo = study.industry === "mining" ? paths.bookADemo("Mining") : paths.bookADemo();

  const html = renderToStaticMarkup(<View data={{}} site={site} />);

  expect(html.match(/href="\/book-a-demo[^"]*"/g)).toEqual([`href="${demo}"`]);
});

test("the track monitoring case study leads on to weather alerts and rail temperature", () => {
  const { View } = caseStudyPages["autonomous-track-monitoring"];

  const html = renderToStaticMarkup(<View data={{}} site={site} />);

  expect(html).toContain("Unlock Predictive Maintenance");
  expect(html).toContain('href="/industries/railways/predictive-weather-alerts"');
  expect(html).toContain('href="/industries/railways/track-temperature-sensor"');
});

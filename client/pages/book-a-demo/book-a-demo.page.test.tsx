import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSite as site } from "../../testing/sample-site.ts";
import { type BookADemoData, bookADemo } from "./book-a-demo.page.tsx";

test("without settings the page states no length, host or answer time", () => {
  expect(termsOf({})).toEqual([]);
});

test("each setting of the demo's terms is shown with its name", () => {
  const terms = { length: "About 45 minutes", host: "An engineer", answerTime: "Within two days" };

  expect(termsOf(terms)).toEqual([
    "Our answer: Within two days",
    "Length: About 45 minutes",
    "Who joins: An engineer",
  ]);
});

function termsOf(terms: BookADemoData["terms"]): string[] {
  const captcha = { provider: "altcha" as const, workerUrl: "/assets/worker.js" };
  const data = { captcha, hostedVideo: {}, schedulingUrl: undefined, industry: undefined, terms };
  const html = renderToStaticMarkup(<bookADemo.View data={data} site={site} />);
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
    ([, term, meaning]) => `${term}: ${meaning}`,
  );
}

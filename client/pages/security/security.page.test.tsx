import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { vendorQuestions } from "../../../shared/content/vendor-questions.ts";
import { sampleSite as site } from "../../testing/sample-site.ts";
import { answerId, firstAnswers } from "./first-answers.tsx";
import { securityPage } from "./security.page.tsx";

const html = renderToStaticMarkup(
  <securityPage.View data={{ storedItems: 8, otherHosts: 0 }} site={site} />,
);

test("every link within the page leads to a part of it", () => {
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);

  expect(targets).toHaveLength(firstAnswers.length);
  for (const id of targets) expect(html).toMatch(new RegExp(`<li [^>]*id="${id}"`));
});

test("the list has every question, and next a link to the answer above, if there is one", () => {
  for (const { question } of vendorQuestions) expect(html).toContain(`>${question}</dd>`);
  for (const { topic } of firstAnswers) {
    const { question } = vendorQuestions.find((each) => each.topic === topic) ?? {};
    expect(html).toContain(`>${question}</dd><dd><a href="#${answerId(topic)}"`);
  }
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { vendorQuestions } from "../../../shared/content/vendor-questions.ts";
import { sampleSite as site } from "../../testing/sample-site.ts";
import { answerId, firstAnswers } from "./first-answers.tsx";
import { securityPage } from "./security.page.tsx";

const html = renderToStaticMarkup(<securityPage.View data={{}} site={site} />);

test("every link within the page leads to a part of it", () => {
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);

  expect(targets).toHaveLength(4 + firstAnswers.length);
  for (const id of targets) expect(html).toMatch(new RegExp(`<(?:tbody|li) [^>]*id="${id}"`));
});

test("the sheet has every question, and in the next cell a link to the answer above, if there is one", () => {
  for (const { question } of vendorQuestions) expect(html).toContain(`<td>${question}</td>`);
  for (const { topic } of firstAnswers) {
    const { question } = vendorQuestions.find((each) => each.topic === topic) ?? {};
    expect(html).toContain(`<td>${question}</td><td><a href="#${answerId(topic)}"`);
  }
});

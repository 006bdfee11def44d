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

test("the sheet has every question, and a link beside each that is answered above", () => {
  for (const { question } of vendorQuestions) expect(html).toContain(`<td>${question}`);
  for (const { topic } of firstAnswers) {
    const { question } = vendorQuestions.find((each) => each.topic === topic) ?? {};
    expect(html).toContain(`<td>${question} <a href="#${answerId(topic)}"`);
  }
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSite } from "../../testing/render-page.tsx";
import { questionParts, vendorQuestions } from "../vendor-questions.ts";
import { securityPage } from "./security.page.tsx";

test("the page shows each question once, with its answer or in a list of questions on request", () => {
  const html = renderToStaticMarkup(<securityPage.View data={{}} site={sampleSite} />);

  expect(html).toContain("all of them in part");
  for (const { text: question, note: answer } of vendorQuestions) {
    const [before = "", after = "", ...others] = html.split(question);
    expect(others).toEqual([]);
    if (answer) expect(after.slice(0, after.indexOf("</div>"))).toContain(answer);
    else expect(before).toContain(">On request<");
  }
});

test("only a question without an answer is on request", () => {
  const [{ title, rows }] = questionParts;
  const [part = "", all] = [rows, vendorQuestions].map((questions) => {
    const securityAnswers = Object.fromEntries(questions.map(({ name }) => [name, "Yes."]));
    const site = { ...sampleSite, company: { securityAnswers } };
    return renderToStaticMarkup(<securityPage.View data={{}} site={site} />);
  });

  expect(part.slice(part.indexOf('id="on-request"'))).not.toContain(title);
  expect(part).toContain("In full: Yes.");
  expect(part).toContain("16 of them in part");
  expect(all).not.toContain('id="on-request"');
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSite } from "../../testing/render-page.tsx";
import { securityPage } from "./security.page.tsx";
import { questionParts, vendorQuestions } from "./vendor-questions.ts";

test("each question is in one list: with its answer, or among those that are answered on request", () => {
  const html = renderToStaticMarkup(<securityPage.View data={{}} site={sampleSite} />);
  const [answered = "", onRequest = ""] = html.split('id="on-request"');

  expect(html).toContain("16 are answered here, all of them in part.");
  for (const { text: question, note: answer } of vendorQuestions) {
    const [here, elsewhere] = answer ? [answered, onRequest] : [onRequest, answered];
    expect(here).toContain(`>${question}</dd>`);
    expect(elsewhere).not.toContain(question);
    if (answer) expect(here).toContain(answer);
  }
});

test("a part whose questions are all answered is not on request", () => {
  const [{ title, rows }] = questionParts;
  const securityAnswers = Object.fromEntries(rows.map(({ name }) => [name, "Yes."]));
  const site = { ...sampleSite, company: { securityAnswers } };

  const html = renderToStaticMarkup(<securityPage.View data={{}} site={site} />);

  expect(html).not.toContain(title);
  expect(html).toContain("19 are answered here, 16 of them in part.");
});

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

test("a part with answers is not on request", () => {
  const [{ title, rows }] = questionParts;
  const securityAnswers = Object.fromEntries(rows.map(({ name }) => [name, "Yes."]));
  const site = { ...sampleSite, company: { securityAnswers } };

  const html = renderToStaticMarkup(<securityPage.View data={{}} site={site} />);

  expect(html.slice(html.indexOf('id="on-request"'))).not.toContain(title);
  expect(html).toContain("In full: Yes.");
  expect(html).toContain("16 of them in part");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { vendorQuestions } from "../../../shared/content/vendor-questions.ts";
import { sampleSite as site } from "../../testing/sample-site.ts";
import { securityPage } from "./security.page.tsx";

const render = (company?: object) =>
  renderToStaticMarkup(
    <securityPage.View
      data={{ storedItems: 8, otherHosts: 0 }}
      site={{ ...site, ...(company && { company }) }}
    />,
  );

/** The two lists, each with its questions. */
function lists(html: string) {
  const [answered = "", onRequest = ""] = html.split("Answered on request");
  return { answered, onRequest };
}

test("each question is in one list: with its answer, or among those that are answered on request", () => {
  const { answered, onRequest } = lists(render());

  for (const { question, answer } of vendorQuestions) {
    const [here, elsewhere] = answer ? [answered, onRequest] : [onRequest, answered];
    expect(here).toContain(`>${question}</dd>`);
    expect(elsewhere).not.toContain(question);
    if (answer) expect(here).toContain(answer);
  }
});

test("what the company has configured is an answer", () => {
  const { answered } = lists(
    render({ legalName: "Apollo Monitoring Inc., Ontario", hostingCountry: "Canada" }),
  );

  expect(answered).toContain("Apollo Monitoring Inc., Ontario");
  expect(answered).toContain("Canada");
});

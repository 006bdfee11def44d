import { expect, test } from "vitest";
import { renderPage } from "../../testing/render-page.tsx";
import { securityPage } from "./security.page.tsx";
import { vendorQuestions } from "./vendor-questions.ts";

test("each question is in one list: with its answer, or among those that are answered on request", () => {
  const html = renderPage(securityPage, { storedItems: 8, otherHosts: 0 });
  const [answered = "", onRequest = ""] = html.split("Answered on request");

  expect(html).toContain("8 are answered here, all of them in part.");
  for (const { text: question, note: answer } of vendorQuestions) {
    const [here, elsewhere] = answer ? [answered, onRequest] : [onRequest, answered];
    expect(here).toContain(`>${question}</dd>`);
    expect(elsewhere).not.toContain(question);
    if (answer) expect(here).toContain(answer);
  }
});

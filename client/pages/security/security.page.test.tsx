import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSite as site } from "../../testing/sample-site.ts";
import { securityPage } from "./security.page.tsx";
import { vendorQuestions } from "./vendor-questions.ts";

test("each question is in one list: with its answer, or among those that are answered on request", () => {
  const page = <securityPage.View data={{ storedItems: 8, otherHosts: 0 }} site={site} />;
  const [answered = "", onRequest = ""] = renderToStaticMarkup(page).split("Answered on request");

  for (const { text: question, note: answer } of vendorQuestions) {
    const [here, elsewhere] = answer ? [answered, onRequest] : [onRequest, answered];
    expect(here).toContain(`>${question}</dd>`);
    expect(elsewhere).not.toContain(question);
    if (answer) expect(here).toContain(answer);
  }
});

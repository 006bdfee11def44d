import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { vendorQuestions } from "../../../shared/content/vendor-questions.ts";
import { sampleSite as site } from "../../testing/sample-site.ts";
import { knownAnswers } from "./known-answers.ts";
import { securityPage } from "./security.page.tsx";

test("the drawing leads to every part and has a square for every question", () => {
  const html = renderToStaticMarkup(<securityPage.View data={{}} site={site} />);

  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toHaveLength(4);
  for (const id of targets) expect(html).toMatch(new RegExp(`<section [^>]*id="${id}"`));
  const squares = html.match(/<i [^>]*data-known="(?:true|false)"/g);
  // One in the drawing and one in the list; one more explains them.
  expect(squares).toHaveLength(2 * vendorQuestions.length + 1);
});

test("the sentence above the questions counts the answers that stand below them", () => {
  const html = renderToStaticMarkup(<securityPage.View data={{}} site={site} />);

  const answers = Object.values(knownAnswers).filter(({ page }) => html.includes(`>${page}</a>.`));
  expect(html).toContain(`${answers.length} of the ${vendorQuestions.length} have a first answer`);
});

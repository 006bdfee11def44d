import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { vendorQuestions } from "../../../shared/content/vendor-questions.ts";
import { sampleSite as site } from "../../testing/sample-site.ts";
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

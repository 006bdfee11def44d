import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSite as site } from "../../testing/sample-site.ts";
import { notFound } from "./not-found.page.tsx";

test("the path of a missing page is logged, with special characters escaped", () => {
  const html = renderToStaticMarkup(<notFound.View data={{ path: '/"><script>' }} site={site} />);

  expect(html).toContain('message="404: there is no page at /&quot;&gt;&lt;script&gt;');
});

test("the page has a search field", () => {
  const html = renderToStaticMarkup(<notFound.View data={{ path: "/x" }} site={site} />);

  expect(html).toMatch(/<form[^>]* action="\/search">.*<input[^>]* name="q"/);
});

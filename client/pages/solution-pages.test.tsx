import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { productList } from "../../shared/content/products.ts";
import type { Site } from "../../shared/site.ts";
import { solutionPages } from "./solution-pages.ts";

const site: Site = {
  name: "Site",
  url: "http://localhost",
  contactEmail: "hello@example.com",
  contactPhone: "+1 000 000 0000",
  careersEmail: "careers@example.com",
};

describe.each(productList)("the page of $name", ({ slug, name, industries: [industry] }) => {
  const { head, View } = solutionPages[slug];
  const html = renderToStaticMarkup(<View data={{}} site={site} />);

  test("bears the product's name and says in one line what it is", () => {
    const { title, description } = head({}, site);

    expect(title).toBe(name);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test("leads back by Home and by Solutions, both to the home page", () => {
    const [breadcrumb = ""] = html.match(/<nav.*?<\/nav>/) ?? [];

    expect(breadcrumb).toContain('<a href="/">Home</a>');
    expect(breadcrumb).toContain('<a href="/">Solutions</a>');
    expect(breadcrumb).toContain(`aria-current="page">${name}<`);
  });

  test("has one first heading and no id twice", () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test("asks for a demo with the product's first industry chosen", () => {
    const demos = [...html.matchAll(/href="(\/book-a-demo[^"]*)"/g)].map(([, href]) => href);

    expect(demos).toHaveLength(2);
    expect(new Set(demos).size).toBe(1);
    expect(demos[0]?.toLowerCase()).toBe(`/book-a-demo?industry=${industry}`);
  });

  test("keeps within a policy that forbids style attributes", () => {
    expect(html).not.toMatch(/ style=/);
  });
});

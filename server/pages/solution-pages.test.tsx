import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { caseStudyOf, workedExample } from "../../shared/content/products/case-studies.ts";
import { type ProductSlug, productList } from "../../shared/content/products/products.ts";
import { closing } from "../../shared/content/site.ts";
import { paths } from "../../shared/paths.ts";
import type { Site } from "../../shared/site.ts";
import { routes } from "../routes.ts";

const site: Site = {
  name: "Site",
  url: "http://localhost",
  contactEmail: "hello@example.com",
  contactPhone: "+1 000 000 0000",
  careersEmail: "careers@example.com",
};

function pageOf(product: ProductSlug) {
  const page = routes.find(({ path }) => path === paths.solution(product));
  if (page === undefined) throw new Error(`${product} has no page`);
  return page;
}

test("every product page ends with a different heading", () => {
  const last = productList.map(({ slug }) => {
    const { View } = pageOf(slug);
    const html = renderToStaticMarkup(<View data={{ posts: [], query: {} }} site={site} />);
    return [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].at(-1)?.[1];
  });

  expect(new Set(last).size).toBe(productList.length);
  expect(last).not.toContain(closing.question);
});

describe.each(productList)("the page of $name", (product) => {
  const { slug, name, headline, line, statistics, limit } = product;
  const [industry] = product.industries;
  const { head, View } = pageOf(slug);
  const html = renderToStaticMarkup(<View data={{ posts: [], query: {} }} site={site} />);

  test("has the product's name as its title and a description of 70 to 160 characters", () => {
    const { title, description } = head({ posts: [], query: {} }, site);

    expect(title).toBe(name);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test("has Home and Solutions in its breadcrumb, both linked to the home page", () => {
    const [breadcrumb = ""] = html.match(/<nav.*?<\/nav>/) ?? [];

    expect(breadcrumb).toMatch(/<a href="\/"[^>]*>Home<\/a>/);
    expect(breadcrumb).toMatch(/<a href="\/"[^>]*>Solutions<\/a>/);
    expect(breadcrumb).toContain(`aria-current="page">${name}<`);
  });

  test("has an h1 with the product's name and headline, and a summary below it", () => {
    const [, heading = ""] = html.match(/<h1[^>]*>(.*?)<\/h1>/) ?? [];

    expect(heading.replaceAll(/<[^>]+>/g, "").replaceAll("\u00a0", " ")).toBe(
      `${name} ${headline}`,
    );
    expect(html.replaceAll(/<[^>]+>/g, "")).toContain(line);
  });

  test("shows headline statistics with their contexts, and says once where they come from", () => {
    for (const { context } of statistics) expect(html).toContain(context);
    const isStated = statistics.every(({ basis }) => basis === "stated");
    const notes = html.match(/(Company|Calculated) figures\. /g);
    expect(notes).toEqual([isStated ? "Company figures. " : "Calculated figures. "]);
  });

  test("shows its case study as a timeline with a link", () => {
    const { industry, moments, isWorkedExample } = caseStudyOf(slug);

    for (const { when, title } of moments) {
      expect(html).toContain(`<b>${when}</b>`);
      expect(html).toContain(`<span>${title}</span>`);
    }
    expect(html).toContain(`href="${paths.caseStudy(industry, slug)}"`);
    expect(html.includes(`Case study, ${workedExample.toLowerCase()}`)).toBe(isWorkedExample);
  });

  test("states the limit of the product, and links a post about it if there is one", () => {
    const posts = [{ slug: "rail", title: "About rails" }];
    const listed = renderToStaticMarkup(<View data={{ posts, query: {} }} site={site} />);

    expect(html).toContain(limit);
    expect(listed).toMatch(/href="\/insights\/rail"[^>]*>About rails/);
    expect(html).not.toContain("Read more<");
  });

  test("has one h1 and unique ids", () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test("links twice to the demo form, with the product's first industry preselected", () => {
    const demos = [...html.matchAll(/href="(\/book-a-demo[^"]*)"/g)].map(([, href]) => href);

    expect(demos).toHaveLength(2);
    expect(new Set(demos).size).toBe(1);
    expect(demos[0]?.toLowerCase()).toBe(`/book-a-demo?industry=${industry}`);
  });

  test("has no style attribute, which the Content-Security-Policy forbids", () => {
    expect(html).not.toMatch(/ style=/);
  });
});

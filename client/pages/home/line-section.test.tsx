import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { productList } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { LineSection } from "./line-section.tsx";

const html = renderToStaticMarkup(<LineSection />);

test("each number opens the card that links to its product", () => {
  const targets = [...html.matchAll(/<button[^>]*popoverTarget="([^"]+)"[^>]*aria-label="\d/gi)];
  const cards = html.split("<dialog").slice(1);

  expect(targets.map(([, target]) => target)).toEqual(
    productList.map(({ slug }) => `card-${slug}`),
  );
  for (const [index, { slug }] of productList.entries()) {
    expect(cards[index]).toContain(`id="card-${slug}"`);
    expect(cards[index]).toContain(`href="${paths.solution(slug)}"`);
  }
});

test("the drawing describes itself, and the vehicle above it is a decoration", () => {
  const labels = [
    ...html.matchAll(/<svg[^>]*(role="img" aria-label="Section|aria-hidden="true")/g),
  ];

  expect(labels).toHaveLength(3);
});

test("the section has no inline style, which the policy forbids", () => {
  expect(html).not.toMatch(/ style=|<style/);
});

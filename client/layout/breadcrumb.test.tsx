import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Breadcrumb } from "./breadcrumb.tsx";

test("begins with Home and ends with the page itself, which is not a link", () => {
  const html = renderToStaticMarkup(
    <Breadcrumb items={[{ label: "Solutions", href: "/" }, { label: "Collision Avoidance" }]} />,
  );

  expect(html).toMatch(/<a href="\/"[^>]*>Home<\/a>.*<a href="\/"[^>]*>Solutions<\/a>/);
  expect(html).toMatch(/<span[^>]*aria-current="page">Collision Avoidance<\/span>/);
});

test("shows a crumb without an address as a plain label", () => {
  const html = renderToStaticMarkup(
    <Breadcrumb items={[{ label: "Case Studies" }, { label: "Railways", href: "/railways" }]} />,
  );

  expect(html).toMatch(/<span[^>]*>Case Studies<\/span>/);
  expect(html).toContain('aria-current="page">Railways<');
});

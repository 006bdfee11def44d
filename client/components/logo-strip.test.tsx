import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LogoStrip } from "./logo-strip.tsx";

test("the five partners stand twice, and are read out once", () => {
  const html = renderToStaticMarkup(<LogoStrip />);
  const [, repeated = ""] = html.split('aria-hidden="true"');

  expect(html.match(/<img /g)).toHaveLength(10);
  expect(repeated.match(/<img /g)).toHaveLength(5);
  expect(html).toMatch(/width="160" height="60" alt="National research council"/);
});

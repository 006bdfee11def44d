import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LogoStrip } from "./logo-strip.tsx";

test("the five partners are shown twice, and the copy is hidden from screen readers", () => {
  const html = renderToStaticMarkup(<LogoStrip />);
  const [, repeated = ""] = html.split('aria-hidden="true"');

  expect(html.match(/<img /g)).toHaveLength(10);
  expect(repeated.match(/<img /g)).toHaveLength(5);
  expect(html).toMatch(/width="160" height="60" alt="National research council"/);
});

test("configured partners replace the default ones, and each of their links is one tab stop", () => {
  const partners = [
    { name: "Railway & Co", src: "/partners/1.svg", link: "https://railway.example" },
    { name: "Mine", src: "/partners/2.svg" },
  ];

  const html = renderToStaticMarkup(<LogoStrip partners={partners} />);

  expect(html.match(/<img /g)).toHaveLength(4);
  expect(html.match(/<a href="https:\/\/railway\.example"/g)).toHaveLength(2);
  expect(html.match(/tabindex="-1"/g)).toHaveLength(1);
  expect(html).not.toContain("National research council");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LogoStrip } from "./logo-strip.tsx";

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

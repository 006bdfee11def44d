import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Boxes } from "./boxes.tsx";

/** The widths of the boxes, each of which begins with a move and a horizontal line. */
const widths = (html: string) =>
  [...html.matchAll(/M[\d.]+ [\d.]+h([\d.]+)/g)].map(([, width]) => Number(width));

test("a box stands for each unit, and the last one is as wide as the rest", () => {
  const html = renderToStaticMarkup(<Boxes of={11.3} />);

  const [first = 0, ...others] = widths(html);
  expect(others).toHaveLength(11);
  expect((others.at(-1) ?? 0) / first).toBeCloseTo(0.3, 2);
});

test("bold boxes are drawn once", () => {
  const html = renderToStaticMarkup(<Boxes of={13} bold={1} numbered />);

  expect(widths(html)).toHaveLength(13);
  expect(html.match(/<text/g)).toHaveLength(13);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Tally } from "./tally.tsx";

test("a length has a mark at every unit, including both ends", () => {
  expect(marksIn(<Tally of={48} major={6} />)).toEqual({ minor: 40, tall: 9, bold: 0 });
});

test("an incomplete unit at the end has a tall mark", () => {
  expect(marksIn(<Tally of={71.5} major={12} />)).toEqual({ minor: 66, tall: 7, bold: 0 });
});

test("counted items have one mark each, the first of them bold", () => {
  expect(marksIn(<Tally of={130} counted={{ bold: 10 }} />)).toEqual({
    minor: 120,
    tall: 0,
    bold: 10,
  });
});

function marksIn(tally: React.ReactElement) {
  const paths = [...renderToStaticMarkup(tally).matchAll(/ d="([^"]*)"/g)];
  const [minor, tall, bold] = paths.map(([, d]) => d?.split("M").filter(Boolean).length);
  return { minor, tall, bold };
}

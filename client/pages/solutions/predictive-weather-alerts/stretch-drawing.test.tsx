import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { alertMail } from "../../../../shared/content/sample-alert.ts";
import { StretchDrawing } from "./stretch-drawing.tsx";

const milesIn = (text: string) =>
  [...text.matchAll(/\d+\.\d\d\b(?!%)/g)].map(([mile]) => mile).sort();

test("the drawing of the stretch shows the places that the mail names", () => {
  const named = alertMail.warning.find(({ term }) => term === "On this stretch")?.detail ?? "";
  const words = renderToStaticMarkup(<StretchDrawing />).replaceAll(/<[^>]*>/g, " ");

  expect(milesIn(words)).toEqual(milesIn(named));
});

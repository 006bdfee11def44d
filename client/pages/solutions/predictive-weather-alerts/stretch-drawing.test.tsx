import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { alertMail } from "../../../../shared/content/sample-alert.ts";
import { StretchDrawing } from "./stretch-drawing.tsx";

const milesIn = (text: string) =>
  [...text.matchAll(/(?<!km )\b\d+\.\d\d\b(?!%)/g)].map(([mile]) => mile).sort();

test("the drawing of the stretch shows its ends and its places at the miles that the mail names", () => {
  const named = alertMail.warning
    .filter(({ term }) => term === "Place" || term === "On this stretch")
    .map(({ detail }) => detail)
    .join(" ");
  const words = renderToStaticMarkup(<StretchDrawing />).replaceAll(/<[^>]*>/g, " ");

  expect(milesIn(words)).toEqual(milesIn(named));
});

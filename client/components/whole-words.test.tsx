import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WholeWords } from "./whole-words.tsx";

test("keeps words with hyphens and a number of years on one line, and all other text as it is", () => {
  const html = renderToStaticMarkup(
    <WholeWords>In 13 years an e-mail from 48-hour forecasts (EN 13848-2).</WholeWords>,
  );

  expect(html.replaceAll(/ class="[^"]*"/g, "")).toBe(
    "In <span>13 years</span> an <span>e-mail</span> from <span>48-hour</span> forecasts (<span>EN 13848-2</span>).",
  );
});

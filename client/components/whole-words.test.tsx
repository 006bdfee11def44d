import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WholeWords } from "./whole-words.tsx";

test("keeps a word with a hyphen on one line, and all other text as it is", () => {
  const html = renderToStaticMarkup(<WholeWords>An e-mail from 48-hour forecasts.</WholeWords>);

  expect(html.replaceAll(/ class="[^"]*"/g, "")).toBe(
    "An <span>e-mail</span> from <span>48-hour</span> forecasts.",
  );
});

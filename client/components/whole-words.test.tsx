import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WholeWords } from "./whole-words.tsx";

test("keeps words with hyphens, a number of years, the day of a date, times with their zone, areas and products on one line, and all other text as it is", () => {
  const html = renderToStaticMarkup(
    <WholeWords>
      In 13 years an e-mail from 48-hour forecasts (EN 13848-2), 18:05 EDT (04:00 to 10:00 UTC). 6
      km², 4 × 5 = 20. On May 12, 2026.
    </WholeWords>,
  );

  expect(html.replaceAll(/ class="[^"]*"/g, "")).toBe(
    "In <span>13 years</span> an <span>e-mail</span> from <span>48-hour</span> forecasts (<span>EN 13848-2</span>), <span>18:05 EDT</span> <span>(04:00 to 10:00 UTC)</span>. <span>6 km²</span>, <span>4 × 5 = 20</span>. On <span>May 12</span>, 2026.",
  );
});

import { expect, test } from "vitest";
import { rankedPlaces } from "../../../shared/content/example-line/rank.ts";
import { urgencyLabels } from "../../../shared/urgency.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { inspectionReport } from "./inspection-report.page.tsx";

const html = renderPage(inspectionReport, {});

test.each(rankedPlaces)(
  "the row of km $place.kilometre says what was found and when it is visited, in the order of ranks",
  ({ place, rank, urgency }) => {
    const [row = ""] = html.split(`id="km-${place.kilometre}"`)[1]?.split("</dl>") ?? [];

    expect(row).toContain(`${rank}. `);
    expect(row).toContain(place.short);
    expect(row).toContain(urgencyLabels[urgency]);
    if (place.act) expect(html.indexOf(place.act)).toBeLessThan(html.indexOf('id="km-'));
  },
);

test("a hot day that is over is no defect", () => {
  expect(html.match(/Passed the threshold \(example\) on a hot day/g)).toHaveLength(1);
});

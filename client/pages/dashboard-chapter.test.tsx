import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DashboardChapter } from "./dashboard-chapter.tsx";

test.each([
  ["a culvert", "19.46", "Culvert opening on six photographs"],
  ["a rail temperature", "31.93", "Rail temperature on six runs"],
])("the brief Dashboard shows the history of %s, which no trace has", (_place, at, label) => {
  const html = briefAt(at);

  expect(html).toContain(`aria-label="${label}`);
  expect(html).not.toContain('aria-label="Track geometry"');
});

test("the brief Dashboard shows the trace of a twist", () => {
  expect(briefAt("33.43")).toContain('aria-label="Track geometry"');
});

test("the brief list says when to act instead of how much a reading grows", () => {
  const html = briefAt("33.43");

  expect(html).toContain(">act today<");
  expect(html).toMatch(/>by Sep\s21</);
  expect(html).toContain(">unsure<");
});

function briefAt(at: string): string {
  const crop = { rows: 9, lanes: 3, map: true };
  return renderToStaticMarkup(<DashboardChapter title="" lead="" query={{ at }} crop={crop} />);
}

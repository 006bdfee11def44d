import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { digitsOf } from "../../../shared/content/figure.ts";
import { caseStudyOf } from "../../../shared/content/products/case-studies.ts";
import type { CaseMoment } from "../../../shared/content/products/case-study.ts";
import { CaseStrip } from "./case-strip.tsx";

const html = renderToStaticMarkup(<CaseStrip />);

test("shows every figure of the documented case, each with its context", () => {
  const moments: readonly CaseMoment[] = caseStudyOf("autonomous-track-monitoring").moments;
  const facts = html.split("<li").slice(1);

  const figures = moments.flatMap((moment) => moment.figures ?? []);

  expect(facts).toHaveLength(figures.length);
  for (const [place, figure] of figures.entries()) {
    expect(facts[place]).toContain(digitsOf(figure));
    expect(facts[place]).toContain(figure.context);
  }
});

test("links to the case study", () => {
  expect(html).toContain('href="/industries/railways/autonomous-track-monitoring"');
});

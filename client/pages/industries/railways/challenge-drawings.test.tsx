import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { figures } from "../../../../shared/content/figures.ts";
import { BillionBlocks, CulvertTenths, ReportingBar } from "./challenge-drawings.tsx";

const { reportingInaccuracy, culvertsOverlooked, weatherCosts } = figures;

test("the bar of human reporting is filled to its share", () => {
  expect(renderToStaticMarkup(<ReportingBar />)).toContain(`width="${reportingInaccuracy.value}%"`);
});

test("of ten culverts as many are open as are not thoroughly inspected", () => {
  const open = renderToStaticMarkup(<CulvertTenths />).match(/class="[^"]*open/g) ?? [];

  expect(open).toHaveLength(culvertsOverlooked.value / 10);
});

test("the blocks add up to the billions of the figure", () => {
  const html = renderToStaticMarkup(<BillionBlocks />);
  const widths = [...html.matchAll(/width="([\d.]+)%" height="38"/g)].map(([, width]) =>
    Number(width),
  );
  const whole = Math.max(...widths);

  const sum = widths.reduce((total, width) => total + width / whole, 0);

  expect(sum).toBeCloseTo(weatherCosts.value, 1);
});

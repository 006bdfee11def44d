import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

/**
 * The violations that axe finds in a page or a part of it, each with its element. Playwright runs axe
 * through the debugger, which the CSP does not restrict.
 */
export async function violationsOf(page: Page, part = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const options = {
    rules: { "target-size": { enabled: true } },
    // Reports violations only, because describing passed rules is slow.
    resultTypes: ["violations"],
  };
  const { violations } = await page.evaluate<AxeResult>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

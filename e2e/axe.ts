import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** What colours decide; all else that axe looks at is the same in every theme. */
const colourRules = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/**
 * What axe finds in a page or a part of it, each with the place; targets are measured too, which it
 * does only if asked. Run through the debugger, which the CSP does not bind.
 */
export async function violationsOf(
  page: Page,
  part = "html",
  { coloursOnly = false } = {},
): Promise<string[]> {
  // Once a page: it is large.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const options = {
    ...(coloursOnly && { runOnly: colourRules }),
    rules: { "target-size": { enabled: true } },
    // What is well is not described: that takes longer than finding it.
    resultTypes: ["violations"],
  };
  const { violations } = await page.evaluate<AxeResult>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

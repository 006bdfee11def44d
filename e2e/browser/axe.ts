import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** A selector, or the selectors of parts and of what they contain that is not looked at. */
type Part = string | { include: string[]; exclude: string[] };

/**
 * The violations that axe finds in a part of a page, each with its element. It runs in an isolated world of the page,
 * whose timers run even if the test has paused the clock of the page.
 */
export async function violationsOf(page: Page, part: Part): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const frameId = frameTree.frame.id;
  const world = await session.send("Page.createIsolatedWorld", { frameId, worldName: "axe" });
  const contextId = world.executionContextId;
  const evaluate = (expression: string) =>
    session.send("Runtime.evaluate", {
      contextId,
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
  // The world lasts as long as the document, because loading axe takes longer than most of its runs.
  const known = await evaluate("'axe' in globalThis");
  if (!known.result.value) await evaluate(`${axe}; undefined`);
  // Violations only, because describing passed rules is slow.
  const { result, exceptionDetails } = await evaluate(
    `axe.run(${JSON.stringify(part)}, { resultTypes: ["violations"] })`,
  );
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  const { violations }: AxeResult = result.value;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

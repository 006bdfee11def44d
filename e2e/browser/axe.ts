import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** A selector, or the selectors of parts and of what they contain that is not looked at. */
type Part = string | { include: string[]; exclude: string[] };

/** The violations that axe finds in a part of a page, each with its element. */
export async function violationsOf(page: Page, part: Part): Promise<string[]> {
  const options = {
    // Reports violations only, because describing passed rules is slow.
    resultTypes: ["violations"],
  };
  const world = await worldOfAxe(page);
  const { violations } = await world.evaluate<AxeResult>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  await world.close();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/**
 * An isolated world of the page with axe in it. Its timers run even if the test has paused the clock of the
 * page. It lasts as long as the document, because loading axe takes longer than most of its runs.
 */
async function worldOfAxe(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
    worldName: "axe",
  });
  async function evaluate<Result>(expression: string): Promise<Result> {
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
      contextId,
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }
  if (!(await evaluate<boolean>("'axe' in globalThis"))) await evaluate(`${axe}; undefined`);
  return { evaluate, close: () => session.detach() };
}

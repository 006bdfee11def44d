import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** The violations that axe finds in a page or a part of it, each with its element. */
export async function violationsOf(page: Page, part = "html"): Promise<string[]> {
  const options = {
    rules: { "target-size": { enabled: true } },
    // Reports violations only, because describing passed rules is slow.
    resultTypes: ["violations"],
  };
  const { violations } = await evaluateApart<AxeResult>(
    page,
    `${axe}; axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/** Evaluates a script in an isolated world, whose timers run even if the test has paused the clock of the page. */
async function evaluateApart<Result>(page: Page, expression: string): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId } = await session.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
  });
  const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
    contextId: executionContextId,
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return result.value;
}

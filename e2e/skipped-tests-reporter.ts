import { basename } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** What every pipeline can install. Firefox and WebKit are missing in some distributions. */
const INSTALLABLE = /PostgreSQL|nginx/;

/**
 * Says at the end of a run which tests were skipped and why. With `CI` set the run fails if they only need a
 * program that can be installed.
 */
class SkippedTestsReporter implements Reporter {
  readonly #counts = new Map<string, number>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const skip = annotations.find(({ type }) => type === "skip");
    if (status !== "skipped" || skip === undefined) return;
    const kind = `${basename(test.location.file)}: ${skip.description}`;
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  async onEnd(): Promise<{ status: "failed" } | undefined> {
    for (const [kind, count] of this.#counts) {
      process.stdout.write(`  ${count} skipped in ${kind}\n`);
    }
    const couldRun = [...this.#counts.keys()].some((kind) => INSTALLABLE.test(kind));
    return process.env.CI && couldRun ? { status: "failed" } : undefined;
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default SkippedTestsReporter;

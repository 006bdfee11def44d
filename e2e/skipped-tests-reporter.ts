import { basename } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Says at the end of a run which tests were skipped and why. With `NO_SKIPS` set, a run with skipped tests fails. */
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
    return process.env.NO_SKIPS && this.#counts.size > 0 ? { status: "failed" } : undefined;
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default SkippedTestsReporter;

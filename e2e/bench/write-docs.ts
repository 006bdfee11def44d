import { readFile, writeFile } from "node:fs/promises";
import type { BenchResult } from "./bench-result.ts";
import { chartSvg } from "./chart.ts";
import { findingsText, interactionsText, vitalsText } from "./findings-text.ts";

const CHART = "docs/performance.svg";
const PAGE = "docs/performance.md";
const FIGURES = "## Figures\n";

/** Draws the chart and writes the tables below the words of docs/performance.md. */
export async function writeDocs(result: BenchResult): Promise<void> {
  const { machine, load, findings = [], vitals, interactions } = result;
  const [first] = findings;
  if (first !== undefined) {
    const title = `Processor time a request, on ${first.database}`;
    await writeFile(CHART, chartSvg(first.requests, title));
  }
  const tables = [
    ...findings.map(findingsText),
    ...(vitals === undefined ? [] : [vitalsText(vitals)]),
    ...(interactions === undefined ? [] : [interactionsText(interactions)]),
  ].map((text) => `\`\`\`text\n${text.trim()}\n\`\`\`\n`);
  const loads = Object.entries(load).map(([part, value]) => `${part} ${value}`);
  const about = `${machine}. Load average when each part began: ${loads.join(", ")}.\n`;
  const [words = ""] = (await readFile(PAGE, "utf8")).split(FIGURES);
  await writeFile(PAGE, [words + FIGURES, about, ...tables].join("\n"));
}

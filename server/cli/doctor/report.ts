import type { Paint } from "../terminal/paint.ts";
import { textList } from "../terminal/text-table.ts";
import type { Finding } from "./finding.ts";

const colours = { good: "green", look: "yellow", bad: "red" } as const;

/** The findings, one a line, and how many of them are bad. */
export function report(findings: readonly Finding[], paint: Paint): string {
  const lines = findings.map(({ verdict, subject, words }): [string, string] => [
    `${paint(colours[verdict], verdict.padEnd(4))}  ${subject}`,
    words,
  ]);
  return `${textList(lines)}\n${summary(findings)}\n`;
}

function summary(findings: readonly Finding[]): string {
  const count = (verdict: Finding["verdict"]) =>
    findings.filter((finding) => finding.verdict === verdict).length;
  if (count("bad") > 0) return `${count("bad")} bad, ${count("look")} to look at`;
  return count("look") > 0 ? `Nothing bad, ${count("look")} to look at` : "All is well";
}

import { styleText } from "node:util";
import { reasonOf } from "../../runtime/reason-of.ts";
import { textList } from "../terminal/text-table.ts";

/** A `warning` is a state that may be intended. Only an `error` fails the command. */
type Level = "ok" | "warning" | "error";

/** The result of one check. */
export interface Finding {
  level: Level;
  subject: string;
  message: string;
}

/** Checks by their subject. A check without a result does not apply. */
export type Checks<Input> = Record<
  string,
  (input: Input) => Result | undefined | Promise<Result | undefined>
>;
export type Result = readonly [level: Level, message: string];

/** Runs the checks one after another. A check that throws has found an error. */
export async function runChecks<Input>(checks: Checks<Input>, input: Input): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [subject, check] of Object.entries(checks)) {
    const [level, message] = (await resultOf(check, input)) ?? [];
    if (level && message) findings.push({ level, subject, message });
  }
  return findings;
}

async function resultOf<Input>(check: Checks<Input>[string], input: Input) {
  try {
    return await check(input);
  } catch (thrown) {
    return ["error", reasonOf(thrown)] as const;
  }
}

const colours = { ok: "green", warning: "yellow", error: "red" } as const;

/** Formats the findings, one a line, and a summary. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.map(({ level, subject, message }): [string, string] => [
    `${styleText(colours[level], level.padEnd(7))}  ${subject}`,
    message,
  ]);
  const count = (wanted: Level) => findings.filter(({ level }) => level === wanted).length;
  return `${textList(lines)}\n${count("error")} errors, ${count("warning")} warnings\n`;
}

import { styleText } from "node:util";
import { reasonOf } from "../../runtime/reason-of.ts";
import { textList } from "../terminal/text-table.ts";

/** The result of one check. Only an `error` fails the command. */
export interface Finding {
  level: "ok" | "warning" | "error";
  subject: string;
  message: string;
}

export function ok(subject: string, message: string): Finding {
  return { level: "ok", subject, message };
}

/** For a state that may be intended. */
export function warning(subject: string, message: string): Finding {
  return { level: "warning", subject, message };
}

export function error(subject: string, message: string): Finding {
  return { level: "error", subject, message };
}

/** Runs a check and turns what it throws into a finding of level `error`. */
export async function check(
  subject: string,
  run: () => Promise<Finding | Finding[]>,
): Promise<Finding[]> {
  try {
    return [await run()].flat();
  } catch (thrown) {
    return [error(subject, reasonOf(thrown))];
  }
}

const colours = { ok: "green", warning: "yellow", error: "red" } as const;

/** Formats the findings, one a line, and a summary. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.map(({ level, subject, message }): [string, string] => [
    `${styleText(colours[level], level.padEnd(7))}  ${subject}`,
    message,
  ]);
  const count = (wanted: Finding["level"]) =>
    findings.filter(({ level }) => level === wanted).length;
  return `${textList(lines)}\n${count("error")} errors, ${count("warning")} warnings\n`;
}

import type { Paragraph, Root, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { error, type Finding, warning } from "./finding.ts";

const DELIMITER_ROW = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Checks headings and tables. Findings have line numbers of the content. */
export function checkStructure(source: Root, content: string): Finding[] {
  const findings: Finding[] = [];
  const lines = content.split(/\r?\n/);
  // The page's title is the heading of level 1.
  let level = 1;
  visit(source, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === "heading") {
      if (node.depth > level + 1) {
        const message = `The heading “${textOf(node)}” skips from level ${level} to ${node.depth}`;
        findings.push(warning(line, message));
      }
      level = node.depth;
    }
    if (node.type === "paragraph") findings.push(...failedTables(node, lines));
    if (node.type === "table") findings.push(...longRows(node));
  });
  return findings;
}

/** Finds tables that are not parsed because their delimiter row and header differ in columns. */
function failedTables({ position }: Paragraph, lines: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  const { start, end } = position ?? { start: { line: 1 }, end: { line: 0 } };
  for (let line = start.line + 1; line <= end.line; line += 1) {
    const row = lines[line - 1] ?? "";
    const head = lines[line - 2] ?? "";
    if (!row.includes("|") || !DELIMITER_ROW.test(row) || !head.includes("|")) continue;
    const message = `The delimiter row has ${cellsIn(row)} columns and the row above it ${cellsIn(head)}: this is not a table`;
    findings.push(error(line, message));
  }
  return findings;
}

function longRows({ children }: Table): Finding[] {
  const columns = children[0]?.children.length ?? 0;
  return children
    .filter((row) => row.children.length > columns)
    .map((row) => {
      const message = `The row has ${row.children.length} cells, the table ${columns} columns: the rest is not shown`;
      return warning(row.position?.start.line ?? 1, message);
    });
}

function cellsIn(row: string): number {
  const inner = row.replace(/^[\s>]*\|?/, "").replace(/(?<!\\)\|\s*$/, "");
  return inner.split(/(?<!\\)\|/).length;
}

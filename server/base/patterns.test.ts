import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { expect, test } from "vitest";

/** As long as the headers of a request, and longer than a line of a log or a list. */
const LENGTH = 16_000;
/** Processor time: a quadratic pattern needs more, also on a fast machine, a linear one far less. */
const LIMIT_MS = 60;
const ROOTS = ["server", "shared", "client/figures", "client/media"];
const IS_TEST = /\.test\.|\/testing\//;

/** A regular expression in source text without comments, behind a character that cannot end an operand. */
const LITERAL =
  /(?<=[=(,:?[&|!;{\s])\/(?![*/ ])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/g;

const SUSPICIOUS = [..." \t\n/\\a0A-_.,:;@%<>&\"'`*#!?=+|~^$()[]{}éΩ"];

test("every pattern that the server uses takes linear time on 16 kB of any of its characters", async () => {
  const patterns = await findPatterns();
  const slow = [];
  for (const pattern of patterns) {
    const text = textsFor(pattern).find((candidate) => isSlow(pattern, candidate));
    if (text !== undefined) slow.push(`${pattern} on ${JSON.stringify(text.slice(0, 40))}…`);
  }

  expect(patterns.length).toBeGreaterThan(50);
  expect(slow).toEqual([]);
});

test("finds a pattern that takes quadratic time", () => {
  const pattern = /^[/\\]+|\/+$/g;

  expect(textsFor(pattern).some((text) => isSlow(pattern, text))).toBe(true);
});

async function findPatterns(): Promise<RegExp[]> {
  const found = new Map<string, RegExp>();
  const files = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path)),
  );
  for (const file of files.filter((path) => /\.tsx?$/.test(path) && !IS_TEST.test(path))) {
    const { code } = await transform(readFileSync(file, "utf8"), { loader: "tsx" });
    for (const [literal, source = "", flags = ""] of code.matchAll(LITERAL)) {
      try {
        found.set(literal, new RegExp(source, flags));
      } catch {
        // A division or an address in a text.
      }
    }
  }
  return [...found.values()];
}

/** Repetitions of suspicious characters and of the pattern's own words, alone and behind or before others. */
function textsFor({ source }: RegExp): string[] {
  const words = source.match(/[\w<>&;@%#!=-]+/g) ?? [];
  const pieces = [...new Set([...SUSPICIOUS, ...source.replace(/\\[a-z]/gi, ""), ...words])];
  return pieces.flatMap((piece) => {
    const many = piece.repeat(LENGTH / piece.length);
    return [many, `a${many}b/`, `${many}\u0000`, ...words.slice(0, 4).map((word) => word + many)];
  });
}

function isSlow(pattern: RegExp, text: string): boolean {
  return [1, 2, 3].every(() => {
    const start = process.cpuUsage();
    text.replace(pattern, "");
    return process.cpuUsage(start).user / 1000 > LIMIT_MS;
  });
}

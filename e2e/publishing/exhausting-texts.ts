const MEGABYTE = 1_000_000;

/** Texts that make parsers slow, deep or large. Each is a post of its own. */
export const exhaustingTexts: Record<string, string> = {
  "a table of 10,000 rows": `|a|b|\n|-|-|\n${"|1|2|\n".repeat(10_000)}`,
  "rows filled up to a wide head": `${"|a".repeat(20_000)}|\n${"|-".repeat(20_000)}|\n${"|b|\n".repeat(9_000)}`,
  "quotes nested 5,000 deep": `${"> ".repeat(5_000)}a`,
  "lists nested 5,000 deep": `${"- ".repeat(5_000)}a`,
  "5,000 open tags": "<div>".repeat(5_000),
  "tags opened anew in every paragraph": Array.from(
    { length: 4_000 },
    (_, n) => `<b id=${n}><p>`,
  ).join(""),
  "headings without end": "a\n=\n".repeat(40_000),
  "as many brackets as are parsed": "[".repeat(190_000),
  "as many emphases as are parsed": "*a_ ".repeat(47_000),
  "as many entities as are parsed": "&amp;".repeat(38_000),
  "as many links as are parsed": "[a](b) ".repeat(27_000),
  "as many addresses as are parsed": "www.a.example ".repeat(14_000),
  "as many footnotes as are parsed": Array.from(
    { length: 8_000 },
    (_, n) => `[^${n}]\n\n[^${n}]: x\n`,
  ).join(""),
  ...Object.fromEntries(
    ["[", "![", "*a_ ", "&amp;", "[a](b) ", "<", "`a", "~~", "|", "\\", "\n", "\"'"].map(
      (piece) => [
        `a megabyte of ${JSON.stringify(piece)}`,
        piece.repeat(Math.floor(MEGABYTE / piece.length)),
      ],
    ),
  ),
};

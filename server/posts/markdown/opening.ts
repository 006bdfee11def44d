/** Characters of the first part of a post from which its excerpt is made; more if that is not enough. */
const OPENING = 2_000;

/** A line that defines the address of references, which authors write at the end of a text. */
const DEFINITION = /^ {0,3}\[[^\]\n]{1,200}\]:.*$/gm;

/** Returns the paragraphs at the beginning of a long text with all definitions, which parse faster than all of it. */
export function openingOf(markdown: string): string {
  if (markdown.length <= OPENING) return markdown;
  const end = [...markdown.slice(0, OPENING).matchAll(/\n[ \t\r]*\n/g)].at(-1)?.index ?? 0;
  if (end < OPENING / 4) return markdown;
  const definitions = markdown.slice(end).match(DEFINITION) ?? [];
  return [markdown.slice(0, end), ...definitions].join("\n\n");
}

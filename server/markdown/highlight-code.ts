import type { ElementContent } from "hast";
import { visit } from "unist-util-visit";
// biome-ignore lint/correctness/useImportExtensions: JavaScript, with its types in a file beside it
import { createGrammars, type Grammars } from "./code-grammars.mjs";

/** Limits per post. On hostile text, a grammar's time can grow quadratically. */
const LIMITS = { blockCharacters: 8_000, characters: 24_000, nodes: 8_000 };

export type Highlighter = ReturnType<typeof createHighlighter>;

/** Highlights the code blocks of one post within its limits. */
export function createHighlighter(limits = LIMITS) {
  let { characters, nodes } = limits;
  return {
    /** Returns text, and spans with classes that begin with `hljs-`; undefined beyond the limits. */
    highlight(code: string, grammar: string): ElementContent[] | undefined {
      if (code.length > Math.min(limits.blockCharacters, characters)) return undefined;
      characters -= code.length;
      grammars ??= createGrammars();
      const tree = grammars.highlight(grammar, code);
      let found = 0;
      visit(tree, () => {
        found += 1;
      });
      if (found > nodes) return undefined;
      nodes -= found;
      return tree.children as ElementContent[];
    },
  };
}

/** Created on demand, because most posts have no code. */
let grammars: Grammars | undefined;

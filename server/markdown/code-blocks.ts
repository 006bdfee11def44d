import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import { toString as textOf } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
// biome-ignore lint/correctness/useImportExtensions: JavaScript, with its types in a file beside it
import { createGrammars, type Grammars } from "./code-grammars.mjs";
import { type CodeLanguage, findLanguage } from "./code-languages.ts";

const UNKNOWN: CodeLanguage = { label: "Code" };

/** Limits per post. On hostile text, a grammar's time can grow quadratically. */
const LIMITS = { blockCharacters: 8_000, characters: 24_000, nodes: 8_000 };

/**
 * Highlights code blocks, adds a line with the language, and wraps them in the island with the copy
 * button. Runs after the sanitizer, so it inserts the author's input as text only.
 */
export function decorateCode(tree: Root): void {
  const highlight = createHighlighter();
  visit(tree, "element", (pre, index, parent) => {
    const code = pre.tagName === "pre" ? onlyCode(pre) : undefined;
    if (code === undefined || parent === undefined || index === undefined) return;
    const language = languageOf(code);
    const highlighted = language.grammar && highlight(textOf(code), language.grammar);
    if (highlighted) code.children = highlighted;
    parent.children[index] = copyIsland(pre, language);
    return SKIP;
  });
}

/**
 * Creates a function that highlights the code blocks of one post. It returns text, and spans with classes that
 * begin with `hljs-`; undefined beyond the limits.
 */
function createHighlighter() {
  let { characters, nodes } = LIMITS;
  return (code: string, grammar: string): ElementContent[] | undefined => {
    if (code.length > Math.min(LIMITS.blockCharacters, characters)) return undefined;
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
  };
}

/** Created on demand, because most posts have no code. */
let grammars: Grammars | undefined;

function copyIsland(pre: Element, { label }: CodeLanguage): Element {
  const role = { role: "group", ariaLabel: label === "Code" ? label : `Code, ${label}` };
  return h(
    "page-island",
    { name: "copy-code", wake: "0%" },
    h("div", { className: ["code-head"] }, h("span", label)),
    { ...pre, properties: { ...pre.properties, ...role } },
  );
}

function onlyCode({ children }: Element): Element | undefined {
  const [child] = children;
  return children.length === 1 && child?.type === "element" && child.tagName === "code"
    ? child
    : undefined;
}

function languageOf({ properties: { className } }: Element): CodeLanguage {
  const [word = ""] = Array.isArray(className) ? className : [];
  return findLanguage(String(word).replace("language-", "")) ?? UNKNOWN;
}

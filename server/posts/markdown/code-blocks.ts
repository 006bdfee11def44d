import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import { toString as textOf } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
// biome-ignore lint/correctness/useImportExtensions: JavaScript, with its types in a file beside it
import { createGrammars, type Grammars } from "./code-grammars.mjs";

/** On hostile text, a grammar's time can grow quadratically, which would leave the whole post unformatted. */
const MAX_CHARACTERS = 8_000;

/**
 * Highlights code blocks, adds a line with the language, and wraps them in the island with the copy
 * button. Runs after the sanitizer, so it inserts the author's input as text only.
 */
export function decorateCode(tree: Root): void {
  visit(tree, "element", (pre, index, parent) => {
    const code = pre.tagName === "pre" ? onlyCode(pre) : undefined;
    if (code === undefined || parent === undefined || index === undefined) return;
    const language = languageOf(code);
    if (language !== undefined) code.children = highlight(textOf(code), language) ?? code.children;
    parent.children[index] = copyIsland(pre, language);
    return SKIP;
  });
}

/** Returns text, and spans with classes that begin with `hljs-`; undefined without a grammar for the language. */
function highlight(code: string, language: string): ElementContent[] | undefined {
  if (code.length > MAX_CHARACTERS) return undefined;
  grammars ??= createGrammars();
  if (!grammars.registered(language)) return undefined;
  return grammars.highlight(language, code).children as ElementContent[];
}

/** Created on demand, because most posts have no code. */
let grammars: Grammars | undefined;

/** @param language the word after the fence */
function copyIsland(pre: Element, language: string | undefined): Element {
  const ariaLabel = language === undefined ? "Code" : `Code, ${language}`;
  return h(
    "page-island",
    { name: "copy-code", wake: "0%" },
    h("div", { className: ["code-head"] }, h("span", language ?? "Code")),
    { ...pre, properties: { ...pre.properties, role: "group", ariaLabel } },
  );
}

function onlyCode({ children }: Element): Element | undefined {
  const [child] = children;
  return children.length === 1 && child?.type === "element" && child.tagName === "code"
    ? child
    : undefined;
}

function languageOf({ properties: { className } }: Element): string | undefined {
  const [word] = Array.isArray(className) ? className : [];
  return word === undefined ? undefined : String(word).replace("language-", "");
}

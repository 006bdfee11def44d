import type { Element, Root } from "hast";
import { h } from "hastscript";
import { toString as textOf } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { type CodeLanguage, findLanguage } from "./code-languages.ts";
import { createHighlighter, type Highlighter } from "./highlight-code.ts";

const UNKNOWN: CodeLanguage = { label: "Code" };

/**
 * Highlights code blocks, adds a line with the language, and wraps them in the island with the copy
 * button. Runs after the sanitizer, so it inserts the author's input as text only.
 */
export function decorateCode(tree: Root): void {
  const highlighter = createHighlighter();
  visit(tree, "element", (pre, index, parent) => {
    const code = pre.tagName === "pre" ? onlyCode(pre) : undefined;
    if (code === undefined || parent === undefined || index === undefined) return;
    const language = languageOf(code);
    highlightCode(code, language, highlighter);
    parent.children[index] = copyIsland(pre, language);
    return SKIP;
  });
}

function highlightCode(code: Element, { grammar }: CodeLanguage, highlighter: Highlighter): void {
  if (grammar === undefined) return;
  code.children = highlighter.highlight(textOf(code), grammar) ?? code.children;
}

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

import type { Element, Root } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { type CodeLanguage, languageCalled } from "./code-languages.ts";
import { createHighlighter, type Highlighter } from "./highlight-code.ts";

const UNKNOWN: CodeLanguage = { label: "Code" };

/**
 * Highlights code blocks, adds a line with the language, and wraps them in the island that adds a
 * copy button. Runs after the sanitiser and takes only text from the author.
 */
export function decorateCode(tree: Root, highlight = true): void {
  const highlighter = highlight ? createHighlighter() : undefined;
  visit(tree, "element", (pre, index, parent) => {
    const code = pre.tagName === "pre" ? onlyCode(pre) : undefined;
    if (code === undefined || parent === undefined || index === undefined) return;
    const language = languageOf(code);
    colour(code, language, highlighter);
    parent.children[index] = decorated(pre, language);
    return SKIP;
  });
}

function colour(code: Element, { grammar }: CodeLanguage, highlighter?: Highlighter): void {
  if (grammar === undefined) return;
  code.children = highlighter?.highlight(textOf(code), grammar) ?? code.children;
}

function decorated(pre: Element, { label }: CodeLanguage): Element {
  const role = { role: "group", ariaLabel: label === "Code" ? label : `Code, ${label}` };
  return {
    type: "element",
    tagName: "page-island",
    properties: { name: "copy-code", wake: "0%", native: "" },
    children: [
      {
        type: "element",
        tagName: "div",
        properties: { className: ["code-head"] },
        children: [
          {
            type: "element",
            tagName: "span",
            properties: {},
            children: [{ type: "text", value: label }],
          },
        ],
      },
      { ...pre, properties: { ...pre.properties, ...role } },
    ],
  };
}

function onlyCode({ children }: Element): Element | undefined {
  const [child] = children;
  return children.length === 1 && child?.type === "element" && child.tagName === "code"
    ? child
    : undefined;
}

function languageOf({ properties: { className } }: Element): CodeLanguage {
  const [word = ""] = Array.isArray(className) ? className : [];
  return languageCalled(String(word).replace("language-", "")) ?? UNKNOWN;
}

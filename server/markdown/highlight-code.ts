import type { ElementContent, Root } from "hast";
import { h } from "hastscript";
// biome-ignore lint/correctness/useImportExtensions: JavaScript, with its types in a file beside it
import { createGrammars, type Grammars } from "./code-grammars.mjs";

/** Limits per post. On hostile text, a grammar's time can grow quadratically. */
const LIMITS = { blockCharacters: 8_000, characters: 24_000, nodes: 4_000 };

/** Maps scopes of grammars to the site's classes. Other scopes inherit their colour. */
const ROLES: Record<string, string> = {
  ...scopesWithRole("comment", "comment quote"),
  ...scopesWithRole("keyword", "keyword literal operator meta selector-tag"),
  ...scopesWithRole("string", "string regexp char"),
  ...scopesWithRole("number", "number symbol bullet"),
  ...scopesWithRole("name", "title name section attr attribute built_in type"),
  ...scopesWithRole("added", "addition"),
  ...scopesWithRole("removed", "deletion"),
  ...scopesWithRole("plain", "subst"),
};

/** Highlights the code blocks of one post within its limits. */
export interface Highlighter {
  /** Returns text and coloured spans; undefined beyond the limits. */
  highlight(code: string, grammar: string): ElementContent[] | undefined;
}

export function createHighlighter(limits = LIMITS): Highlighter {
  let { characters, nodes } = limits;
  return {
    highlight(code, grammar) {
      if (code.length > Math.min(limits.blockCharacters, characters)) return undefined;
      characters -= code.length;
      grammars ??= createGrammars();
      const seen = { nodes: 0 };
      const children = withRoles(grammars.highlight(grammar, code).children, seen);
      if (seen.nodes > nodes) return undefined;
      nodes -= seen.nodes;
      return children;
    },
  };
}

/** Created on demand, because most posts have no code. */
let grammars: Grammars | undefined;

function withRoles(
  nodes: readonly (ElementContent | Root["children"][number])[],
  seen: { nodes: number },
): ElementContent[] {
  return merged(
    nodes.flatMap((node): ElementContent[] => {
      if (node.type === "text") return [{ type: "text", value: node.value }];
      if (node.type !== "element") return [];
      const children = withRoles(node.children, seen);
      const role = roleOf(node.properties.className);
      if (role === undefined) return children;
      seen.nodes += 1 + children.length;
      return [h("span", { className: [`code-${role}`] }, children)];
    }),
  );
}

/** The first class of a span is its scope, as in `hljs-title function_`. */
function roleOf(className: unknown): string | undefined {
  const [scope] = Array.isArray(className) ? className : [];
  return ROLES[String(scope).replace("hljs-", "")];
}

function merged(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (last?.type === "text" && node.type === "text") last.value += node.value;
    else result.push(node);
  }
  return result;
}

function scopesWithRole(role: string, scopes: string): Record<string, string> {
  return Object.fromEntries(scopes.split(" ").map((scope) => [scope, role]));
}

import type { ElementContent, Root } from "hast";
// biome-ignore lint/correctness/useImportExtensions: JavaScript, with its types in a file beside it
import { createGrammars, type Grammars } from "./code-grammars.mjs";

/** For one post. A grammar's time can grow with the square of a hostile text. */
const LIMITS = { blockCharacters: 8_000, characters: 24_000, nodes: 4_000 };

/** Our class for each scope of a grammar. Other scopes keep the colour around them. */
const ROLES: Record<string, string> = {
  ...sameFor("comment", "comment quote"),
  ...sameFor("keyword", "keyword literal operator meta selector-tag"),
  ...sameFor("string", "string regexp char"),
  ...sameFor("number", "number symbol bullet"),
  ...sameFor("name", "title name section attr attribute built_in type"),
  ...sameFor("added", "addition"),
  ...sameFor("removed", "deletion"),
  ...sameFor("plain", "subst"),
};

/** Highlights the code of one post, up to the limits. */
export interface Highlighter {
  /** The code as text and coloured spans; undefined beyond the limits. */
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
      const children = inOurRoles(grammars.highlight(grammar, code).children, seen);
      if (seen.nodes > nodes) return undefined;
      nodes -= seen.nodes;
      return children;
    },
  };
}

/** Created for the first code block: most posts have none. */
let grammars: Grammars | undefined;

function inOurRoles(
  nodes: readonly (ElementContent | Root["children"][number])[],
  seen: { nodes: number },
): ElementContent[] {
  return merged(
    nodes.flatMap((node): ElementContent[] => {
      if (node.type === "text") return [{ type: "text", value: node.value }];
      if (node.type !== "element") return [];
      const children = inOurRoles(node.children, seen);
      const role = roleOf(node.properties.className);
      if (role === undefined) return children;
      seen.nodes += 1 + children.length;
      const properties = { className: [`code-${role}`] };
      return [{ type: "element", tagName: "span", properties, children }];
    }),
  );
}

/** Grammars return classes such as `hljs-title function_`: the first is the scope. */
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

function sameFor(role: string, scopes: string): Record<string, string> {
  return Object.fromEntries(scopes.split(" ").map((scope) => [scope, role]));
}

import { createContext, Script } from "node:vm";
import type { ElementContent, Root } from "hast";
// biome-ignore lint/correctness/useImportExtensions: JavaScript, with its types in a file beside it
import { createGrammars, type Grammars } from "./code-grammars.mjs";

/**
 * For one post. A grammar's time can grow with the square of a hostile text: some 8,000 characters
 * cost at most a quarter of a second, and what passes the milliseconds is cut off.
 */
const LIMITS = { blockCharacters: 8_000, characters: 24_000, nodes: 4_000, ms: 500 };

/** The class of our design for each scope of a grammar; the others keep the colour around them. */
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

/** Highlights the code of one post, until its share of time and size is used up. */
export interface Highlighter {
  /** The code as text and coloured spans; undefined when it stays as it is. */
  highlight(code: string, grammar: string): ElementContent[] | undefined;
}

export function createHighlighter(limits = LIMITS): Highlighter {
  let { characters, nodes, ms } = limits;
  return {
    highlight(code, grammar) {
      if (code.length > Math.min(limits.blockCharacters, characters) || ms < 1) return undefined;
      characters -= code.length;
      const ready = grammarsFor(grammar);
      const start = performance.now();
      const tree = runWithin(ms, () => ready.highlight(grammar, code));
      ms -= performance.now() - start;
      const seen = { nodes: 0 };
      const children = tree && inOurRoles(tree.children, seen);
      if (seen.nodes > nodes) return undefined;
      nodes -= seen.nodes;
      return children;
    },
  };
}

let kept: Grammars | undefined;

/**
 * Made for the first code that comes along, since most posts have none. A grammar is made ready by
 * its first use: that is no code's own time.
 */
function grammarsFor(grammar: string): Grammars {
  kept ??= createGrammars();
  kept.highlight(grammar, "");
  return kept;
}

const timed = { script: new Script("run()"), context: createContext({ run: () => undefined }) };

/** Ends even an expression that backtracks without end, which no look at the clock could. */
function runWithin(ms: number, run: () => Root): Root | undefined {
  timed.context.run = run;
  try {
    return timed.script.runInContext(timed.context, { timeout: Math.ceil(ms) });
  } catch {
    // Nobody knows where it was interrupted.
    kept = undefined;
    return undefined;
  }
}

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

/** Grammars say `hljs-title function_`: the first is the scope, its end the part of it. */
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

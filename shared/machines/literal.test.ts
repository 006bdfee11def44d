import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseAst } from "vitest/node";

/** The configs of the machines by file. The tools that draw machines from source read only literals. */
const configs = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .flatMap((file) =>
    configsIn(readFileSync(join(import.meta.dirname, file), "utf8")).map((config) => ({
      file,
      config,
    })),
  );

test.each(configs)("the machine in $file is one literal", ({ config }) => {
  expect(otherNodesIn(config)).toEqual([]);
});

test("every file with a machine is found", () => {
  const files = ["careers.ts", "dashboard.ts", "demo-form.ts", "insights.ts"];

  expect(configs.map(({ file }) => file)).toEqual(expect.arrayContaining(files));
});

test("finds a spread, a name, a call and a computed key, which are no part of a literal", () => {
  const [config] = configsIn(
    "setup({}).createMachine({ ...a, id: b, states: { c: d() }, [e]: 1, on: { f: [() => ({ ...g })] } });",
  );

  expect(config && otherNodesIn(config)).toEqual([
    "SpreadElement",
    "Identifier",
    "CallExpression",
    "Property",
  ]);
});

/** A node of the syntax tree (ESTree). */
interface Node {
  type: string;
  [key: string]: unknown;
}

function configsIn(source: string): Node[] {
  // The type of a program has no index signature, which this walk over all nodes needs.
  const program: object = parseAst(source, { lang: "ts" });
  return nodesIn(program).flatMap((node) => {
    const { callee, arguments: values } = node as { callee?: Node; arguments?: Node[] };
    const called = (callee?.property as { name?: string } | undefined)?.name;
    return node.type === "CallExpression" && called === "createMachine" ? (values ?? []) : [];
  });
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return "type" in value ? [value as Node, ...inside] : inside;
}

/** The types of the nodes that are not part of a literal. A function may contain anything. */
function otherNodesIn(node: Node): string[] {
  switch (node.type) {
    case "Literal":
    case "ArrowFunctionExpression":
      return [];
    case "ObjectExpression":
      return (node.properties as Node[]).flatMap(otherNodesIn);
    case "ArrayExpression":
      return (node.elements as Node[]).flatMap(otherNodesIn);
    case "Property":
      return node.computed ? ["Property"] : otherNodesIn(node.value as Node);
    default:
      return [node.type];
  }
}

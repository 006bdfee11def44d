import { type ESTree, parseSync, Visitor } from "rolldown/utils";

/** The version that the numbers below were read in, from its `ReactWorkTags.js`. */
const REACT = "19.3.1";

/** By number, the kinds of fibers that no island draws; React begins the work on each by its kind. */
const UNUSED = new Map([
  [13, "Suspense"],
  [18, "a part that the server left out"],
  [19, "SuspenseList"],
  [22, "what Suspense and Activity hide"],
  [23, "the same, as it was before"],
  [24, "a cache"],
  [25, "a traced transition"],
  [26, "what belongs into the head"],
  [27, "html, head or body"],
  [30, "ViewTransition"],
  [31, "Activity"],
]);

const UNKNOWN = "formatProdErrorMessage(156, workInProgress.tag)";

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * React DOM without what it does for kinds of fibers that islands have none of: a sixth of it, all of
 * that for a visitor to download. An island that draws one nevertheless is told so when it wakes.
 * @param source `react-dom-client.production.js`
 * @throws when React is another one, whose numbers may be others
 */
export function withoutUnusedFibers(source: string): string {
  if (!source.includes(`version: "${REACT}"`) || !source.includes(UNKNOWN)) {
    throw new Error(`This is not React ${REACT}: see whether its kinds of fibers have new numbers`);
  }
  const told = `"There is no " + workInProgress.tag + " in build/fibers-in-use.ts"`;
  return withoutKinds(source, new Set(UNUSED.keys())).replaceAll(UNKNOWN, told);
}

/** Takes out what a script only does for a `tag` of one of these numbers. */
export function withoutKinds(source: string, kinds: ReadonlySet<number>): string {
  const cases: Edit[] = [];
  const others: Edit[] = [];
  const bodies: { start: number; names: Set<string> }[] = [];
  const enter = ({ body }: ESTree.Function | ESTree.ArrowFunctionExpression) =>
    void bodies.push({ start: body?.start ?? 0, names: new Set() });
  const leave = () => {
    const { start = 0, names = [] } = bodies.pop() ?? {};
    const text = `var ${[...names].join()};`;
    if (text !== "var ;") others.push({ start: start + 1, end: start + 1, text });
  };
  new Visitor({
    SwitchStatement(node) {
      if (isTag(node.discriminant)) cases.push(...unusedCases(node.cases, kinds));
    },
    BinaryExpression({ start, end, left, operator, right }) {
      const isUnused = isKind(left, kinds) && isTag(right);
      if (isUnused && operator === "===") others.push({ start, end, text: "false" });
      if (isUnused && operator === "!==") others.push({ start, end, text: "true" });
    },
    // The rest of the function may use a name that only a case declared.
    VariableDeclarator({ start, id }) {
      const isTaken = cases.some((taken) => taken.start < start && start < taken.end);
      if (isTaken && id.type === "Identifier") bodies.at(-1)?.names.add(id.name);
    },
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    "FunctionDeclaration:exit": leave,
    "FunctionExpression:exit": leave,
    "ArrowFunctionExpression:exit": leave,
  }).visit(parseSync("react.js", source).program);
  return edited(source, [...cases, ...others]);
}

/** Those that nothing leads into: neither their own number nor what stands above them. */
function unusedCases(cases: readonly ESTree.SwitchCase[], kinds: ReadonlySet<number>): Edit[] {
  const found: Edit[] = [];
  let runsOn = false;
  let labels: ESTree.SwitchCase[] = [];
  for (const one of cases) {
    labels.push(one);
    if (one.consequent.length === 0) continue;
    if (!runsOn && labels.every(({ test }) => isKind(test, kinds))) {
      found.push({ start: labels[0]?.start ?? one.start, end: one.end, text: "" });
    } else {
      runsOn = !isEnd(one.consequent.at(-1));
    }
    labels = [];
  }
  return found;
}

function isEnd(statement: ESTree.Node | null | undefined): boolean {
  switch (statement?.type) {
    case "BreakStatement":
    case "ContinueStatement":
    case "ReturnStatement":
    case "ThrowStatement":
      return true;
    case "BlockStatement":
      return isEnd(statement.body.at(-1));
    case "IfStatement":
      return isEnd(statement.consequent) && isEnd(statement.alternate);
    default:
      return false;
  }
}

function isTag(node: ESTree.Node): boolean {
  if (node.type === "Identifier") return node.name === "tag";
  return (
    node.type === "MemberExpression" &&
    node.property.type === "Identifier" &&
    node.property.name === "tag"
  );
}

function isKind(node: ESTree.Node | null, kinds: ReadonlySet<number>): boolean {
  return node?.type === "Literal" && typeof node.value === "number" && kinds.has(node.value);
}

/** What lies inside of what an earlier edit takes out goes with it. */
function edited(source: string, edits: readonly Edit[]): string {
  let text = "";
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < end) continue;
    text += source.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return text + source.slice(end);
}

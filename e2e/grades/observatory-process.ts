import { join } from "node:path";
import { CspEvaluator, STRICTCSP_CHECKS } from "csp_evaluator/dist/evaluator.js";
import { type Finding, Type } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";

/** What the graders say of one answer. */
export interface Grade {
  path: string;
  status: number;
  score: number;
  /** What cost points, in the Observatory's words. */
  lost: string[];
  /** Of csp_evaluator. */
  findings: string[];
  /** Of its checks beyond the usual. */
  wishes: string[];
}

/** What is used of the Observatory's code, which has no types. */
interface Observatory {
  retrieve(
    host: string,
    options: { httpsPort: number; httpPort: number; path: string },
  ): Promise<{
    responses: { auto: { status: number; headers: Record<string, string> } | null };
  }>;
  tests: ((retrieved: unknown) => { result: string })[];
  modifierOf(result: string): number;
}

const [folder = "", port = "", ...paths] = process.argv.slice(2);
const observatory = await load(folder);
const grades: Grade[] = [];
for (const path of paths) grades.push(await gradeOf(path));
process.stdout.write(JSON.stringify(grades));

/** Its own command stops at a 404 and knows no ports; hence its parts, summed up as it does. */
async function gradeOf(path: string): Promise<Grade> {
  // Nobody listens on port 1, which stands for a port 80 that only redirects.
  const retrieved = await observatory.retrieve("localhost", {
    httpsPort: Number(port),
    httpPort: 1,
    path,
  });
  const { auto } = retrieved.responses;
  if (auto === null) throw new Error(`${path} did not answer`);
  const results = observatory.tests.map((test) => test(retrieved).result);
  const modifiers = results.map((result) => observatory.modifierOf(result));
  const { csp } = new CspParser(auto.headers["content-security-policy"] ?? "");
  return {
    path,
    status: auto.status,
    score: modifiers.reduce((sum, modifier) => sum + modifier, 100),
    lost: results.filter((result) => observatory.modifierOf(result) < 0),
    findings: new CspEvaluator(csp).evaluate().map(words),
    wishes: new CspEvaluator(csp).evaluate([], STRICTCSP_CHECKS).filter(isOpen).map(words),
  };
}

/** Fallbacks for browsers of before 2022 would let these run any script of any host. */
function isOpen({ type }: Finding): boolean {
  return type !== Type.UNSAFE_INLINE_FALLBACK && type !== Type.ALLOWLIST_FALLBACK;
}

function words({ directive, description }: Finding): string {
  return `${directive}: ${description.split(/[.(]/, 1)[0]?.trim()}`;
}

async function load(at: string): Promise<Observatory> {
  const source = join(at, "node_modules/@mdn/mdn-http-observatory/src");
  const [{ retrieve }, { ALL_TESTS: tests }, { getScoreModifier: modifierOf }] = await Promise.all([
    import(join(source, "retriever/retriever.js")),
    import(join(source, "constants.js")),
    import(join(source, "grader/grader.js")),
  ]);
  return { retrieve, tests, modifierOf };
}

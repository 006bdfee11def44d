import { setFlagsFromString } from "node:v8";

/** What V8 lets a function of a kind run through before it looks whether to optimize it, in bytes of code. */
interface Budgets {
  script: number;
  /** The embedded database, in which each function keeps the budget that it had when it was loaded. */
  assembly: number;
}

/** V8's own, in Node 20. */
const USUAL: Budgets = { script: 66 * 1024, assembly: 1_800_000 };
const AT_START: Budgets = { script: 600_000, assembly: 100_000_000 };

/**
 * What runs often during a start is mostly what no visitor waits for later, such as parsing the posts.
 * Optimized at V8's usual eagerness, that takes a seventh of the start's processor time.
 */
export function optimizeLate(): void {
  setBudgets(AT_START);
}

/** For visitors, of whom there may be many. */
export function optimizeAsUsual(): void {
  setBudgets(USUAL);
}

function setBudgets({ script, assembly }: Budgets): void {
  setFlagsFromString(`--interrupt-budget=${script}`);
  setFlagsFromString(`--wasm-tiering-budget=${assembly}`);
}

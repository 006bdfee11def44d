import { setFlagsFromString } from "node:v8";

/** Bytes of code that a function runs through before V8 looks whether to optimize it. */
const USUAL = 132 * 1024;
const AT_START = 600_000;

/**
 * What runs often during a start is mostly what no visitor waits for later, such as parsing the posts.
 * Optimized at V8's usual eagerness, that takes a seventh of the start's processor time.
 */
export function optimizeLate(): void {
  setBudget(AT_START);
}

/** For visitors, of whom there may be many. */
export function optimizeAsUsual(): void {
  setBudget(USUAL);
}

function setBudget(bytes: number): void {
  setFlagsFromString(`--interrupt-budget=${bytes}`);
}

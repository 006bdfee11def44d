import type { Details, Receipt } from "../../../shared/machines/demo-form-context.ts";

/** What was typed and not yet sent. */
export interface Draft extends Details {
  email: string;
  /** Of the request these values were meant for; empty before step 2. */
  requestId: string;
}

/** What the tab remembers of the form, through a reload and until it is closed. */
export interface DemoFormSession {
  draft?: Draft;
  receipt?: Receipt;
}

/** The island's name: an island with something to remember is woken at once. */
const KEY = "demo-form";

export function readSession(): DemoFormSession {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as DemoFormSession;
  } catch {
    return {};
  }
}

/** Changes what is remembered; undefined forgets. A browser that keeps nothing is left in peace. */
export function remember(
  change: { [Part in keyof DemoFormSession]: DemoFormSession[Part] | undefined },
) {
  const session = JSON.stringify({ ...readSession(), ...change });
  try {
    if (session === "{}") sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, session);
  } catch {
    // Blocked or full: the form works without.
  }
}

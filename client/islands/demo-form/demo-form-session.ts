import type { Details, Receipt } from "../../../shared/machines/demo-form-context.ts";
import { sessionItem } from "../../island/session-item.ts";

/** What was typed and not yet sent. */
export interface Draft extends Details {
  email: string;
  /** Of the request these values were meant for; empty before step 2. */
  requestId: string;
}

/** What the tab stores of the form, through a reload and until it is closed. */
export interface DemoFormSession {
  draft?: Draft;
  receipt?: Receipt;
}

const item = sessionItem<DemoFormSession>("demo-form");

export function readSession(): DemoFormSession {
  return item.read() ?? {};
}

/** Changes what is stored; undefined removes it. */
export function remember(
  change: { [Part in keyof DemoFormSession]: DemoFormSession[Part] | undefined },
) {
  const { draft, receipt } = { ...readSession(), ...change };
  if (draft || receipt) item.write({ ...(draft && { draft }), ...(receipt && { receipt }) });
  else item.remove();
}

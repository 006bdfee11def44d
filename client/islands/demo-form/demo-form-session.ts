import type { Details, Receipt } from "../../../shared/machines/demo-form-context.ts";
import { sessionItem } from "../../island/session-item.ts";

/** Input that has not been sent. */
export interface Draft extends Details {
  email: string;
  /** The id of the request that these values belong to; empty before step 2. */
  requestId: string;
}

/** The form's data in session storage, which survives a reload. */
export interface DemoFormSession {
  draft?: Draft;
  receipt?: Receipt;
}

const item = sessionItem<DemoFormSession>("demo-form");

export function readSession(): DemoFormSession {
  return item.read() ?? {};
}

/** Changes the stored values; undefined removes a value. */
export function updateSession(
  change: { [Part in keyof DemoFormSession]: DemoFormSession[Part] | undefined },
) {
  const { draft, receipt } = { ...readSession(), ...change };
  if (draft || receipt) item.write({ ...(draft && { draft }), ...(receipt && { receipt }) });
  else item.remove();
}

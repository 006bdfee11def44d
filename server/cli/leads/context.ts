import type { Db } from "../../database/db.ts";
import type { SinkName } from "../../demo-requests/outbox/messages.ts";
import { parseReference } from "../../demo-requests/reference.ts";
import { type OptionValues, UsageError } from "../terminal/run-command.ts";

export interface CommandContext {
  db: Db;
  /** The configured sinks that deliver to sales. */
  sinks: readonly SinkName[];
  /** DEMO_REQUEST_RETENTION_DAYS. */
  retentionDays?: number | undefined;
}

export const options = {
  limit: { type: "string" },
  dead: { type: "boolean" },
  all: { type: "boolean" },
  "older-than": { type: "string" },
  "dry-run": { type: "boolean" },
} as const;
export type Values = OptionValues<typeof options>;

/** Parses the reference that a person typed. @throws UsageError */
export function referenceOf(typed = ""): string {
  const reference = parseReference(typed);
  if (reference === undefined) throw new UsageError("A reference is expected, such as 7F3K-2Q");
  return reference;
}

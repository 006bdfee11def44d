import { minuteOf } from "../../../shared/format.ts";
import {
  countKept,
  deleteOlderThan,
  eraseDemoRequests,
  redeliver,
  redeliverAll,
  releaseHeld,
} from "../../demo-requests/changes.ts";
import { normalEmail } from "../../demo-requests/normal-email.ts";
import { findDemoRequest } from "../../demo-requests/report.ts";
import { UsageError } from "../terminal/run-command.ts";
import { counted } from "../terminal/text-table.ts";
import { type CommandContext, referenceOf, type Values } from "./context.ts";

export async function* release(
  { db, sinks }: CommandContext,
  [typed]: string[],
): AsyncGenerator<string> {
  const reference = referenceOf(typed);
  const outcome = await releaseHeld(db, reference, sinks);
  if (outcome === "unknown") throw new UsageError(`There is no demo request ${reference}`);
  if (outcome === "not held") return yield `${reference} is not held\n`;
  const to = sinks.length === 0 ? "no delivery is configured" : `to deliver to ${sinks.join(", ")}`;
  yield `${reference}: released, ${to}\n`;
}

export async function* retry(
  { db, sinks }: CommandContext,
  [typed]: string[],
  { dead, all }: Values,
): AsyncGenerator<string> {
  if ((dead || all) && typed !== undefined) {
    throw new UsageError(`Either ${typed} or all are expected, not both`);
  }
  if (dead || all) return yield `${dueNow(await redeliverAll(db, { onlyDead: !all }))}\n`;
  const reference = referenceOf(typed);
  const count = await redeliver(db, reference, sinks);
  if (count > 0) return yield `${reference}: ${dueNow(count)}\n`;
  const found = await findDemoRequest(db, reference);
  if (found?.request.delivery === "held") {
    throw new UsageError(`${reference} is held: npm run leads -- release ${reference}`);
  }
  if (found) {
    return yield `${reference} is delivered, or there is nowhere to deliver it to\n`;
  }
  throw new UsageError(`There is no demo request ${reference}`);
}

/** Deletes everything about one person, and prints what other places received. */
export async function* erase(
  { db }: CommandContext,
  [typed = ""]: string[],
): AsyncGenerator<string> {
  const email = normalEmail(typed);
  if (email === undefined) throw new UsageError("An e-mail address is expected");
  const erased = await eraseDemoRequests(db, email);
  for (const { reference, createdAt, sentTo } of erased) {
    const copies = sentTo.length > 0 ? `, a copy was sent to: ${sentTo.join(", ")}` : "";
    yield `${reference} of ${minuteOf(createdAt.toISOString())} UTC: deleted${copies}\n`;
  }
  yield `${counted(erased.length, "demo request")} of ${email} deleted with all deliveries\n`;
}

export async function* purge(
  { db, retentionDays }: CommandContext,
  _operands: string[],
  values: Values,
): AsyncGenerator<string> {
  const days = purgeDays(values["older-than"], retentionDays);
  const deleted = await deleteOlderThan(db, { days, withGivenUp: values.dead === true });
  const { before, waiting, givenUp } = await countKept(db, days);
  if (waiting > 0) yield `${counted(waiting, "demo request")} kept: still to be delivered\n`;
  if (givenUp > 0) {
    yield `${counted(givenUp, "demo request")} kept: the delivery was given up; retry it, or delete with --dead\n`;
  }
  const what = counted(deleted, "demo request");
  yield `${what} from before ${minuteOf(before.toISOString())} UTC: deleted\n`;
}

function purgeDays(olderThan: string | undefined, retentionDays: number | undefined): number {
  const days = olderThan === undefined ? retentionDays : /^([1-9]\d{0,4})d$/.exec(olderThan)?.[1];
  if (days !== undefined) return Number(days);
  throw new UsageError(
    olderThan === undefined
      ? "Set DEMO_REQUEST_RETENTION_DAYS, or give --older-than days, such as 365d"
      : "--older-than expects days, such as 365d",
  );
}

function dueNow(count: number): string {
  return count === 1 ? "1 delivery is due now" : `${count} deliveries are due now`;
}

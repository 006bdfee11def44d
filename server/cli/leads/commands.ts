import type { Db } from "../../db/db.ts";
import { parseReference } from "../../db/demo-request-reference.ts";
import {
  countDemoRequests,
  countOlderThan,
  type DeliveryRecord,
  deleteOlderThan,
  demoRequestColumns,
  findDemoRequest,
  listDemoRequests,
  listLatestDemoRequests,
  redeliver,
  redeliverDead,
  releaseHeld,
} from "../../db/demo-request-report.ts";
import type { SinkName } from "../../db/outbox.ts";
import { csvOf, jsonOf, jsonText } from "../row-formats.ts";
import {
  type OptionValues,
  parseCount,
  runFromTable,
  UsageError,
} from "../terminal/run-command.ts";
import { textList, textTable } from "../terminal/text-table.ts";

export const usage = `npm run leads -- <command>

  list [--limit 50] [--json]           the latest demo requests
  show REF [--json]                    one request and its deliveries
  export --format csv|json             every request, oldest first, to standard output
  retry REF | --dead                   deliver a request again, or all dead messages
  release REF                          deliver a request that is held as suspected spam
  purge                                delete requests older than DEMO_REQUEST_RETENTION_DAYS
  purge --older-than 365d [--yes]      delete older requests; without --yes only count them
                                       undelivered requests are kept; --dead also deletes those
                                       whose delivery was given up
`;

interface CommandContext {
  db: Db;
  /** The configured sinks. */
  sinks: readonly SinkName[];
  /** DEMO_REQUEST_RETENTION_DAYS. */
  retentionDays?: number | undefined;
  now: () => Date;
}

const options = {
  json: { type: "boolean" },
  limit: { type: "string" },
  format: { type: "string" },
  dead: { type: "boolean" },
  "older-than": { type: "string" },
  yes: { type: "boolean" },
} as const;
type Values = OptionValues<typeof options>;

const commands = { list, show, export: exportAll, retry, release, purge };

/** Runs a command and yields its output, piece by piece. Throws `UsageError`. */
export function leads(args: string[], context: CommandContext): AsyncGenerator<string> {
  return runFromTable({ usage, options, commands }, args, context);
}

async function* list(
  { db }: CommandContext,
  _operands: string[],
  { limit = "50", json }: Values,
): AsyncGenerator<string> {
  const latest = await listLatestDemoRequests(db, parseCount("limit", limit));
  if (json) return yield jsonText(latest);
  if (latest.length === 0) return yield "No demo requests yet\n";
  yield textTable(
    ["REFERENCE", "RECEIVED (UTC)", "DELIVERY", "E-MAIL", "NAME", "COMPANY", "INDUSTRY"],
    latest.map((it) => [
      it.reference,
      minuteOf(it.created_at),
      it.delivery,
      it.email,
      it.full_name,
      it.company_name,
      it.industry,
    ]),
  );
  const total = await countDemoRequests(db);
  if (total <= latest.length) return;
  yield `\nThe latest ${latest.length} of ${total}; --limit ${total} lists all\n`;
}

async function* show(
  { db }: CommandContext,
  [typed]: string[],
  { json }: Values,
): AsyncGenerator<string> {
  const found = await findDemoRequest(db, referenceOf(typed));
  if (found === undefined) throw new UsageError(`There is no demo request ${typed}`);
  const { request, deliveries } = found;
  if (json) return yield jsonText({ ...request, deliveries });
  const fields = Object.entries(request).filter(
    (field): field is [string, string] => field[1] !== null,
  );
  const states = deliveries.map((it): [string, string] => [`to ${it.sink}`, progressOf(it)]);
  yield textList([...fields, ...states]);
}

async function* exportAll(
  { db }: CommandContext,
  _operands: string[],
  { format }: Values,
): AsyncGenerator<string> {
  if (format === "csv") {
    yield* csvOf(demoRequestColumns, await listDemoRequests(db), { forSpreadsheet: true });
  } else if (format === "json") yield* jsonOf(await listDemoRequests(db));
  else throw new UsageError("--format expects csv or json");
}

function progressOf({ deliveredAt, deadAt, dueAt, attempts, lastError }: DeliveryRecord): string {
  const state = deliveredAt
    ? `delivered ${minuteOf(deliveredAt.toISOString())}`
    : deadAt
      ? `given up ${minuteOf(deadAt.toISOString())}`
      : `due ${minuteOf(dueAt.toISOString())}`;
  const tries = `${attempts} ${attempts === 1 ? "try" : "tries"}`;
  return [state, tries, ...(lastError ? [lastError] : [])].join(", ");
}

async function* retry(
  { db, sinks }: CommandContext,
  [typed]: string[],
  { dead }: Values,
): AsyncGenerator<string> {
  if (dead) return yield `${dueNow(await redeliverDead(db))}\n`;
  const reference = referenceOf(typed);
  const count = await redeliver(db, reference, sinks);
  if (count > 0) return yield `${reference}: ${dueNow(count)}\n`;
  if (await findDemoRequest(db, reference)) {
    return yield `${reference} is delivered, or there is nowhere to deliver it to\n`;
  }
  throw new UsageError(`There is no demo request ${reference}`);
}

async function* release({ db, sinks }: CommandContext, [typed]: string[]): AsyncGenerator<string> {
  const reference = referenceOf(typed);
  const outcome = await releaseHeld(db, reference, sinks);
  if (outcome === "unknown") throw new UsageError(`There is no demo request ${reference}`);
  if (outcome === "not held") return yield `${reference} is not held\n`;
  const to = sinks.length === 0 ? "no delivery is configured" : `to deliver to ${sinks.join(", ")}`;
  yield `${reference}: released, ${to}\n`;
}

async function* purge(
  { db, now, retentionDays }: CommandContext,
  _operands: string[],
  values: Values,
): AsyncGenerator<string> {
  const days = purgeDays(values["older-than"], retentionDays);
  const before = new Date(now().getTime() - days * 24 * 60 * 60 * 1000);
  const selection = { before, withGivenUp: values.dead === true };
  const { deletable, waiting, givenUp } = await countOlderThan(db, selection);
  const what = `${requests(deletable)} from before ${minuteOf(before.toISOString())} UTC`;
  if (waiting > 0) yield `${requests(waiting)} kept: still to be delivered\n`;
  if (givenUp > 0) {
    yield `${requests(givenUp)} kept: the delivery was given up; retry it, or delete with --dead\n`;
  }
  // Without the option, as in the systemd timer, the configured retention applies.
  const isTimer = values["older-than"] === undefined;
  if (!values.yes && !isTimer) return yield `${what} would be deleted; add --yes to do so\n`;
  await deleteOlderThan(db, selection);
  yield `${what}: deleted\n`;
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

function requests(count: number): string {
  return `${count} demo ${count === 1 ? "request" : "requests"}`;
}

function dueNow(count: number): string {
  return count === 1 ? "1 delivery is due now" : `${count} deliveries are due now`;
}

function referenceOf(typed = ""): string {
  const reference = parseReference(typed);
  if (reference === undefined) throw new UsageError("A reference is expected, such as 7F3K-2Q");
  return reference;
}

/** Shortens an ISO date to `2025-11-20 10:00`, in UTC. */
function minuteOf(date: string): string {
  return date.slice(0, 16).replace("T", " ");
}

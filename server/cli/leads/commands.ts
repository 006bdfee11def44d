import { parseArgs } from "node:util";
import type { Db } from "../../db/db.ts";
import { parseReference } from "../../db/demo-request-reference.ts";
import {
  countDemoRequests,
  countOlderThan,
  type DeliveryRecord,
  deleteOlderThan,
  findDemoRequest,
  listDemoRequests,
  redeliver,
  redeliverDead,
} from "../../db/demo-request-report.ts";
import type { SinkName } from "../../db/outbox.ts";
import { UsageError } from "../terminal/run-command.ts";
import { textList, textTable } from "../terminal/text-table.ts";
import { exportDemoRequests } from "./export.ts";
import { rowOf } from "./rows.ts";

export const usage = `npm run leads -- <command>

  list [--limit 50] [--json]           the latest demo requests
  show REF [--json]                    one request and its deliveries
  export --format csv|json             every request, oldest first, to standard output
  retry REF | --dead                   deliver a request again, or all dead messages
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
  /** Width of the terminal; undefined without one. */
  columns?: number | undefined;
  /** Called with a progress line during long operations. */
  progress: (line: string) => void;
}

const PURGE_BATCH = 500;

/** Runs a command and yields its output, piece by piece. Throws `UsageError`. */
export async function* leads(args: string[], context: CommandContext): AsyncGenerator<string> {
  const { values, positionals } = parse(args);
  const [command = "", reference] = positionals;
  if (command === "list") yield await list(context, values);
  else if (command === "show") yield await show(context, reference, values);
  else if (command === "export") yield* exportDemoRequests(context, values.format);
  else if (command === "retry") yield await retry(context, reference, values);
  else if (command === "purge") yield* purge(context, values);
  else throw new UsageError(usage);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: "boolean" },
        limit: { type: "string" },
        format: { type: "string" },
        dead: { type: "boolean" },
        "older-than": { type: "string" },
        yes: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
type Values = ReturnType<typeof parse>["values"];

async function list(
  { db, columns }: CommandContext,
  { limit = "50", json }: Values,
): Promise<string> {
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new UsageError("--limit expects a number from 1");
  const requests = await listDemoRequests(db, Number(limit));
  if (json) return jsonText(requests.map(rowOf));
  if (requests.length === 0) return "No demo requests yet\n";
  const total = await countDemoRequests(db);
  const table = textTable(
    ["REFERENCE", "RECEIVED (UTC)", "DELIVERY", "E-MAIL", "NAME", "COMPANY", "INDUSTRY"],
    requests.map((it) => [
      it.reference,
      minuteOf(it.createdAt),
      it.delivery,
      it.email,
      it.fullName,
      it.companyName,
      it.industry,
    ]),
    { whole: ["REFERENCE", "RECEIVED (UTC)"], columns },
  );
  if (total <= requests.length) return table;
  return `${table}\nThe latest ${requests.length} of ${total}; --limit ${total} lists all\n`;
}

async function show(
  { db }: CommandContext,
  typed: string | undefined,
  { json }: Values,
): Promise<string> {
  const found = await findDemoRequest(db, referenceOf(typed));
  if (found === undefined) throw new UsageError(`There is no demo request ${typed}`);
  const { request, deliveries } = found;
  if (json) return jsonText({ ...rowOf(request), deliveries });
  const fields = Object.entries(rowOf(request)).flatMap(([label, value]): [string, string][] =>
    value === null ? [] : [[label, value]],
  );
  const states = deliveries.map((it): [string, string] => [`to ${it.sink}`, progressOf(it)]);
  return textList([...fields, ...states]);
}

function progressOf({ deliveredAt, deadAt, dueAt, attempts, lastError }: DeliveryRecord): string {
  const state = deliveredAt
    ? `delivered ${minuteOf(deliveredAt)}`
    : deadAt
      ? `given up ${minuteOf(deadAt)}`
      : `due ${minuteOf(dueAt)}`;
  const tries = `${attempts} ${attempts === 1 ? "try" : "tries"}`;
  return [state, tries, ...(lastError ? [lastError] : [])].join(", ");
}

async function retry(
  { db, sinks }: CommandContext,
  typed: string | undefined,
  { dead }: Values,
): Promise<string> {
  if (dead) return `${dueNow(await redeliverDead(db))}\n`;
  const reference = referenceOf(typed);
  const count = await redeliver(db, reference, sinks);
  if (count > 0) return `${reference}: ${dueNow(count)}\n`;
  if (await findDemoRequest(db, reference)) {
    return `${reference} is delivered, or there is nowhere to deliver it to\n`;
  }
  throw new UsageError(`There is no demo request ${reference}`);
}

async function* purge(
  { db, now, progress, retentionDays }: CommandContext,
  values: Values,
): AsyncGenerator<string> {
  const days = purgeDays(values["older-than"], retentionDays);
  const before = new Date(now().getTime() - days * 24 * 60 * 60 * 1000);
  const selection = { before, withGivenUp: values.dead === true };
  const { deletable, waiting, givenUp } = await countOlderThan(db, selection);
  const what = `${requests(deletable)} from before ${minuteOf(before)} UTC`;
  if (waiting > 0) yield `${requests(waiting)} kept: still to be delivered\n`;
  if (givenUp > 0) {
    yield `${requests(givenUp)} kept: the delivery was given up; retry it, or delete with --dead\n`;
  }
  // The owner's timer names no age: it deletes what the configuration says.
  const isTimer = values["older-than"] === undefined;
  if (!values.yes && !isTimer) return yield `${what} would be deleted; add --yes to do so\n`;
  for (let deleted = 0, last = PURGE_BATCH; last === PURGE_BATCH; ) {
    last = await deleteOlderThan(db, selection, PURGE_BATCH);
    deleted += last;
    progress(`${deleted} of ${deletable} deleted`);
  }
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

/** Formats a date as `2025-11-20 10:00`, in UTC. */
function minuteOf(date: Date): string {
  return date.toISOString().slice(0, 16).replace("T", " ");
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

import { parseArgs } from "node:util";
import { minuteOf } from "../../../shared/format.ts";
import { spreadsheetCsv } from "../../base/csv.ts";
import { type Database, type Db, inTransaction } from "../../database/db.ts";
import { normalEmail } from "../../demo-requests/normal-email.ts";
import {
  redeliver,
  redeliverAll,
  releaseHeld,
  type SinkName,
} from "../../demo-requests/outbox/messages.ts";
import { parseReference } from "../../demo-requests/reference.ts";
import {
  countDemoRequestsBy,
  type DeliveryRecord,
  type DemoRequestRow,
  demoRequestColumns,
  findDemoRequest,
  listDemoRequests,
  searchDemoRequests,
} from "../../demo-requests/report.ts";
import { deleteOlderThan, eraseDemoRequests } from "../../demo-requests/retention.ts";
import { oneOperand, parseCount, runNamed, UsageError } from "../terminal/run-command.ts";
import { counted, textList, textTable } from "../terminal/text-table.ts";

export const usage = `npm run leads -- <command>

  list [--limit 50]            the latest demo requests
  find TEXT                    requests with this text in reference, e-mail, name or company
  show REF                     one request and its deliveries
  export                       every request as CSV, oldest first, to standard output
  stats                        number of requests by industry, first page and source
  release REF                  deliver a request that is held as suspected spam
  retry REF | --dead | --all   deliver a request again, all that were given up, or all undelivered
  erase EMAIL                  delete every request of a person with its deliveries
  purge                        delete what is older than DEMO_REQUEST_RETENTION_DAYS; undelivered
                               requests are kept, but --dead also deletes those whose delivery was
                               given up

  --dry-run                    with release, retry, erase and purge: only print what would happen

Exit codes: 0 done, 1 failed, 2 wrong usage or no such request
`;

interface CommandContext {
  db: Database["db"];
  /** The configured sinks that deliver to sales. */
  sinks: readonly SinkName[];
  /** DEMO_REQUEST_RETENTION_DAYS. */
  retentionDays?: number | undefined;
}

/** Commands open the database once their arguments are right. */
type OpenContext = () => CommandContext | Promise<CommandContext>;

/** Runs a command and yields its output, piece by piece. @throws for wrong arguments */
export function leads(args: string[], openContext: OpenContext): AsyncGenerator<string> {
  const commands = { list, find, show, export: exportAll, stats, release, retry, erase, purge };
  return runNamed({ commands, usage }, args, openContext);
}

async function* list(args: string[], open: OpenContext): AsyncGenerator<string> {
  const limit = { type: "string", default: "50" } as const;
  const { values } = parseArgs({ args, options: { limit } });
  const max = parseCount("limit", values.limit);
  const { db } = await open();
  const latest = await listDemoRequests(db, { latest: max });
  if (latest.length === 0) return yield "No demo requests yet\n";
  yield tableOf(latest);
  if (latest.length === max) yield `\nThe latest ${max}; a higher --limit may list more\n`;
}

async function* find(args: string[], open: OpenContext): AsyncGenerator<string> {
  const text = parseArgs({ args, allowPositionals: true }).positionals.join(" ");
  if (text === "") throw new UsageError("A text is expected, such as a name or a company");
  const { db } = await open();
  const found = await searchDemoRequests(db, text);
  yield found.length === 0 ? `No demo request contains ${text}\n` : tableOf(found);
}

function tableOf(requests: readonly DemoRequestRow[]): string {
  const rows = requests.map(({ reference, created_at, delivery, ...request }) => {
    const { email, full_name, company_name, industry } = request;
    return [reference, minuteOf(created_at), delivery, email, full_name, company_name, industry];
  });
  const headings = ["REFERENCE", "RECEIVED (UTC)", "DELIVERY", "E-MAIL", "NAME", "COMPANY"];
  return textTable([...headings, "INDUSTRY"], rows);
}

async function* show(args: string[], open: OpenContext): AsyncGenerator<string> {
  const reference = referenceIn(parseArgs({ args, allowPositionals: true }).positionals);
  const { db } = await open();
  const { request, deliveries } = await requestOf(db, reference);
  const fields = Object.entries(request).filter(
    (field): field is [string, string] => field[1] !== null,
  );
  const states = deliveries.map((it): [string, string] => [`to ${it.sink}`, progressOf(it)]);
  yield textList([...fields, ...states]);
}

function progressOf({ deliveredAt, deadAt, dueAt, attempts, lastError }: DeliveryRecord): string {
  const state = deliveredAt
    ? `delivered ${minuteOf(deliveredAt.toISOString())}`
    : deadAt
      ? `given up ${minuteOf(deadAt.toISOString())}`
      : `due ${minuteOf(dueAt.toISOString())}`;
  const tries = counted(attempts, "try", "tries");
  return [state, tries, ...(lastError ? [lastError] : [])].join(", ");
}

async function* exportAll(args: string[], open: OpenContext): AsyncGenerator<string> {
  parseArgs({ args });
  const { db } = await open();
  yield* spreadsheetCsv(demoRequestColumns, await listDemoRequests(db));
}

async function* stats(args: string[], open: OpenContext): AsyncGenerator<string> {
  parseArgs({ args });
  const { db } = await open();
  for (const by of ["industry", "first page", "source"] as const) {
    const rows = await countDemoRequestsBy(db, by);
    yield textTable(
      [by.toUpperCase(), "REQUESTS", "DELIVERED"],
      rows.map(({ value, requests, delivered }) => [value, String(requests), String(delivered)]),
    );
    yield "\n";
  }
}

const flag = { type: "boolean" } as const;

async function* release(args: string[], open: OpenContext): AsyncGenerator<string> {
  const parsed = parseArgs({ args, allowPositionals: true, options: { "dry-run": flag } });
  const reference = referenceIn(parsed.positionals);
  yield* change(open, parsed.values, async function* (db, { sinks }) {
    const outcome = await releaseHeld(db, reference, sinks);
    if (outcome === "unknown") throw unknownRequest(reference);
    if (outcome === "not held") return yield `${reference} is not held\n`;
    const to =
      sinks.length === 0 ? "no delivery is configured" : `to deliver to ${sinks.join(", ")}`;
    yield `${reference}: released, ${to}\n`;
  });
}

async function* retry(args: string[], open: OpenContext): AsyncGenerator<string> {
  const options = { dead: flag, all: flag, "dry-run": flag };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.dead || values.all) {
    if (positionals.length > 0) throw new UsageError("One request or all are expected, not both");
    yield* change(open, values, async function* (db) {
      yield `${dueNow(await redeliverAll(db, { onlyDead: !values.all }))}\n`;
    });
    return;
  }
  const reference = referenceIn(positionals);
  yield* change(open, values, async function* (db, { sinks }) {
    const count = await redeliver(db, reference, sinks);
    if (count > 0) return yield `${reference}: ${dueNow(count)}\n`;
    const { request } = await requestOf(db, reference);
    if (request.delivery === "held") {
      throw new UsageError(`${reference} is held: npm run leads -- release ${reference}`);
    }
    yield `${reference} is delivered, or there is nowhere to deliver it to\n`;
  });
}

function dueNow(count: number): string {
  return counted(count, "delivery is due now", "deliveries are due now");
}

/** Deletes everything about one person, and prints what other places received. */
async function* erase(args: string[], open: OpenContext): AsyncGenerator<string> {
  const parsed = parseArgs({ args, allowPositionals: true, options: { "dry-run": flag } });
  const email = normalEmail(oneOperand(parsed.positionals, "An e-mail address"));
  if (email === undefined) throw new UsageError("An e-mail address is expected");
  yield* change(open, parsed.values, async function* (db) {
    const erased = await eraseDemoRequests(db, email);
    for (const { reference, createdAt, sentTo } of erased) {
      const copies = sentTo.length > 0 ? `, a copy was sent to: ${sentTo.join(", ")}` : "";
      yield `${reference} of ${minuteOf(createdAt.toISOString())} UTC: deleted${copies}\n`;
    }
    yield `${counted(erased.length, "demo request")} of ${email} deleted with all deliveries\n`;
  });
}

async function* purge(args: string[], open: OpenContext): AsyncGenerator<string> {
  const { values } = parseArgs({ args, options: { dead: flag, "dry-run": flag } });
  yield* change(open, values, async function* (db, { retentionDays: days }) {
    if (days === undefined) throw new UsageError("Set DEMO_REQUEST_RETENTION_DAYS");
    const deleted = await deleteOlderThan(db, { days, withGivenUp: values.dead === true });
    yield `${counted(deleted, "demo request")} older than ${counted(days, "day")} deleted; undelivered ones are kept\n`;
  });
}

/** With `--dry-run` the work is done in a transaction that is rolled back. */
async function* change(
  open: OpenContext,
  { "dry-run": isDryRun }: { "dry-run"?: boolean },
  work: (db: Db, context: CommandContext) => AsyncGenerator<string>,
): AsyncGenerator<string> {
  const context = await open();
  if (!isDryRun) return yield* work(context.db, context);
  const collect = async (db: Db) => {
    let text = "";
    for await (const piece of work(db, context)) text += piece;
    return text;
  };
  const output = await inTransaction(context.db, collect, { dryRun: true });
  yield `${output}Dry run: nothing was changed\n`;
}

/** The one reference that is expected, as a person types it. @throws UsageError */
function referenceIn(operands: readonly string[]): string {
  const what = "A reference, such as 7F3K-2Q,";
  const reference = parseReference(oneOperand(operands, what));
  if (reference === undefined) throw new UsageError(`${what} is expected`);
  return reference;
}

async function requestOf(db: Db, reference: string) {
  const found = await findDemoRequest(db, reference);
  if (found === undefined) throw unknownRequest(reference);
  return found;
}

function unknownRequest(reference: string): UsageError {
  return new UsageError(`There is no demo request ${reference}`);
}

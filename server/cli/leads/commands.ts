import { minuteOf } from "../../../shared/format.ts";
import { withRollback } from "../../database/transaction.ts";
import {
  countDemoRequests,
  countDemoRequestsBy,
  type DeliveryRecord,
  type DemoRequestRow,
  demoRequestColumns,
  findDemoRequest,
  listDemoRequests,
  searchDemoRequests,
} from "../../demo-requests/report.ts";
import { spreadsheetCsv } from "../terminal/row-formats.ts";
import { type Commands, parseCount, runFromTable, UsageError } from "../terminal/run-command.ts";
import { counted, textList, textTable } from "../terminal/text-table.ts";
import { erase, purge, release, retry } from "./changes.ts";
import { type CommandContext, options, referenceOf, type Values } from "./context.ts";

export const usage = `npm run leads -- <command>

  list [--limit 50]            the latest demo requests
  find TEXT                    requests with this text in reference, e-mail, name or company
  show REF                     one request and its deliveries
  export                       every request as CSV, oldest first, to standard output
  stats                        number of requests by industry, first page and source
  release REF                  deliver a request that is held as suspected spam
  retry REF | --dead | --all   deliver a request again, all that were given up, or all undelivered
  erase EMAIL                  delete every request of a person with its deliveries
  purge [--older-than 365d]    delete old requests, by default as DEMO_REQUEST_RETENTION_DAYS says;
                               undelivered requests are kept; --dead also deletes those whose
                               delivery was given up

  --dry-run                    with release, retry, erase and purge: only print what would happen

Exit codes: 0 done, 1 failed, 2 wrong usage or no such request
`;

type LeadsCommands = Commands<CommandContext, typeof options>;

const commands: LeadsCommands = {
  list: { run: list, operands: 0, options: ["limit"] },
  find: { run: find },
  show: { run: show, operands: 1 },
  export: { run: exportAll, operands: 0 },
  stats: { run: stats, operands: 0 },
  release: orDryRun({ run: release, operands: 1 }),
  retry: orDryRun({ run: retry, operands: 1, options: ["dead", "all"] }),
  erase: orDryRun({ run: erase, operands: 1 }),
  purge: orDryRun({ run: purge, operands: 0, options: ["older-than", "dead"] }),
};

/** Runs a command and yields its output, piece by piece. Throws `UsageError`. */
export function leads(
  args: string[],
  openContext: () => CommandContext | Promise<CommandContext>,
): AsyncGenerator<string> {
  return runFromTable({ usage, options, commands }, args, openContext);
}

/** With `--dry-run` the command runs in a transaction that is rolled back. */
function orDryRun({
  run,
  operands = 0,
  options = [],
}: LeadsCommands[string]): LeadsCommands[string] {
  async function* runDry(context: CommandContext, words: string[], values: Values) {
    if (!values["dry-run"]) return yield* run(context, words, values);
    const output = await withRollback(context.db, async (db) => {
      let text = "";
      for await (const piece of run({ ...context, db }, words, values)) text += piece;
      return text;
    });
    yield `${output}Dry run: nothing was changed\n`;
  }
  return { run: runDry, operands, options: [...options, "dry-run"] };
}

async function* list(
  { db }: CommandContext,
  _operands: string[],
  { limit = "50" }: Values,
): AsyncGenerator<string> {
  const latest = await listDemoRequests(db, { latest: parseCount("limit", limit) });
  if (latest.length === 0) return yield "No demo requests yet\n";
  yield tableOf(latest);
  const total = await countDemoRequests(db);
  if (total <= latest.length) return;
  yield `\nThe latest ${latest.length} of ${total}; --limit ${total} lists all\n`;
}

async function* find({ db }: CommandContext, words: string[]): AsyncGenerator<string> {
  const text = words.join(" ");
  if (text === "") throw new UsageError("A text is expected, such as a name or a company");
  const found = await searchDemoRequests(db, text);
  yield found.length === 0 ? `No demo request contains ${text}\n` : tableOf(found);
}

function tableOf(requests: readonly DemoRequestRow[]): string {
  return textTable(
    ["REFERENCE", "RECEIVED (UTC)", "DELIVERY", "E-MAIL", "NAME", "COMPANY", "INDUSTRY"],
    requests.map((it) => [
      it.reference,
      minuteOf(it.created_at),
      it.delivery,
      it.email,
      it.full_name,
      it.company_name,
      it.industry,
    ]),
  );
}

async function* show({ db }: CommandContext, [typed]: string[]): AsyncGenerator<string> {
  const found = await findDemoRequest(db, referenceOf(typed));
  if (found === undefined) throw new UsageError(`There is no demo request ${typed}`);
  const { request, deliveries } = found;
  const fields = Object.entries(request).filter(
    (field): field is [string, string] => field[1] !== null,
  );
  const states = deliveries.map((it): [string, string] => [`to ${it.sink}`, progressOf(it)]);
  yield textList([...fields, ...states]);
}

async function* exportAll({ db }: CommandContext): AsyncGenerator<string> {
  yield* spreadsheetCsv(demoRequestColumns, await listDemoRequests(db));
}

async function* stats({ db }: CommandContext): AsyncGenerator<string> {
  for (const by of ["industry", "first page", "source"] as const) {
    const rows = await countDemoRequestsBy(db, by);
    yield textTable(
      [by.toUpperCase(), "REQUESTS", "DELIVERED"],
      rows.map(({ value, requests, delivered }) => [value, String(requests), String(delivered)]),
    );
    yield "\n";
  }
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

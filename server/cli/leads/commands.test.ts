import { text } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
import { insertDemoRequest, type NewDemoRequest } from "../../demo-requests/queries.ts";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { newDemoRequest } from "../../testing/new-records.ts";
import { leads } from "./commands.ts";

onAnyDatabase((database) => {
  const query = (sql: string, values?: unknown[]) => database().db.query(sql, values);
  const setOutbox = (sql: string) => query(`UPDATE outbox SET ${sql}`);
  /** Stores a request and returns its reference. */
  const store = async (changes: Partial<NewDemoRequest> = {}) => {
    const inserted = await insertDemoRequest(database().db, newDemoRequest(changes));
    return "reference" in inserted ? inserted.reference : "";
  };
  const run = (...args: string[]) =>
    text(leads(args, () => ({ db: database().db, sinks: ["email"], retentionDays: 365 })));
  beforeEach(() => query("DELETE FROM demo_requests"));

  test("list shows the newest first with the state of delivery, and says that there may be more at the limit", async () => {
    const stored = await store({ sinks: [] });
    const held = await store({ sinks: [], spamReason: "honeypot" });
    const waiting = await store();

    const lines = (await run("list", "--limit", "4")).split("\n");

    expect(lines).toEqual([
      expect.stringMatching(/^REFERENCE +RECEIVED \(UTC\) +DELIVERY +E-MAIL/),
      expect.stringMatching(`^${waiting} .* waiting `),
      expect.stringMatching(`^${held} .* held `),
      expect.stringMatching(`^${stored} .* stored .*Analytical Railways +Railways$`),
      "",
    ]);
    expect(await run("list", "--limit", "1")).toMatch(
      /Railways\n\nThe latest 1; a higher --limit may list more\n$/,
    );
  });

  test("show prints a request and its deliveries for any spelling of the reference", async () => {
    const reference = await store();
    await setOutbox("dead_at = now(), attempts = 3, last_error = '550 no such user'");

    expect(await run("show", reference.toLowerCase().replace("-", ""))).toMatch(
      /full_name +Ada Lovelace\n.*utm_source +newsletter\n.*to email +given up .*, 3 tries, 550 no such user\n/s,
    );
  });

  test("export writes every request as CSV with escaped formulas", async () => {
    await store();
    await store({ fullName: "=1+1", companyName: 'A "B", C' });

    const lines = (await run("export")).split("\r\n");

    expect(lines[0]).toMatch(/^\ufeffreference,created_at,delivery,email,/);
    expect(lines[2]).toContain(`,'=1+1,"A ""B"", C",Railways,`);
    expect(lines).toHaveLength(4);
  });

  test("find lists requests by a part of name, company, address or reference", async () => {
    const reference = await store({ companyName: "100% Rail_Works" });
    await store({ email: "eve@mine.example", fullName: "Eve", companyName: "Mine" });

    for (const part of ["l_works", "100%", "ADA@", "ada lovelace", reference.slice(1, 6)]) {
      const lines = (await run("find", ...part.split(" "))).trimEnd().split("\n");
      expect(lines, part).toHaveLength(2);
      expect(lines[1], part).toMatch(reference);
    }
    expect(await run("find", "nobody")).toBe("No demo request contains nobody\n");
  });

  test("stats counts requests by industry, first page and source, without suspected spam", async () => {
    await store({ attribution: { landing_path: "/mining", utm_source: "newsletter" } });
    await store({ attribution: { referrer_host: "news.example" }, industry: "Mining" });
    await store({ spamReason: "honeypot" });

    expect((await run("stats")).replaceAll(/ +/g, " ")).toBe(
      `INDUSTRY REQUESTS DELIVERED\nMining 1 0\nRailways 1 0\n
FIRST PAGE REQUESTS DELIVERED\n/mining 1 0\nunknown 1 0\n
SOURCE REQUESTS DELIVERED\nnews.example 1 0\nnewsletter 1 0\n\n`,
    );
  });

  test("retry delivers a dead message again, but neither a delivered one nor a held request", async () => {
    const reference = await store({ sinks: ["email", "webhook"] });
    await setOutbox("dead_at = now(), attempts = 20 WHERE sink = 'webhook'");
    await setOutbox("delivered_at = now() WHERE sink = 'email'");

    expect(await run("retry", reference)).toMatch(/: 1 delivery is due now/);
    const { rows } = await query("SELECT sink, attempts, dead_at FROM outbox ORDER BY sink");
    expect(rows).toMatchObject([{ sink: "email" }, { attempts: 0, dead_at: null }]);
    await setOutbox("delivered_at = now()");
    expect(await run("retry", reference)).toMatch(/is delivered/);
    const held = await store({ sinks: [], spamReason: "honeypot" });
    await expect(run("retry", held)).rejects.toThrow(`leads -- release ${held}`);
    expect((await query("SELECT FROM outbox")).rowCount).toBe(2);
  });

  const age = (days: number) =>
    query("UPDATE demo_requests SET created_at = now() - make_interval(days => $1)", [days]);
  const kept = async () => (await query("SELECT reference FROM demo_requests")).rows;

  test("purge without a number of days is rejected", async () => {
    const purging = text(leads(["purge"], () => ({ db: database().db, sinks: [] })));
    await expect(purging).rejects.toThrow("Set DEMO_REQUEST");
  });

  test("purge deletes older requests with their deliveries, and no others; --dry-run none", async () => {
    await store();
    await age(366);
    await setOutbox("delivered_at = now()");
    const reference = await store();

    expect(await run("purge", "--dry-run")).toMatch(
      /^1 demo request .*\nDry run: nothing was changed\n$/,
    );
    expect(await kept()).toHaveLength(2);
    await run("purge");

    expect(await kept()).toEqual([{ reference }]);
    expect((await query("SELECT 1 FROM outbox")).rowCount).toBe(1);
  });

  test.each([
    ["that waits", "due_at = now()", [], 1],
    ["that was given up", "dead_at = now()", [], 1],
    ["that was given up, with --dead", "dead_at = now()", ["--dead"], 0],
    [
      "that one sink delivered although another gave up and the confirmation waits",
      "delivered_at = CASE sink WHEN 'email' THEN now() END, dead_at = CASE sink WHEN 'webhook' THEN now() END",
      [],
      0,
    ],
  ])(
    "purge deletes an old request unless it has yet to reach sales: one %s",
    async (_state, outbox, options, left) => {
      await store({ sinks: ["email", "webhook", "confirmation"] });
      await age(366);
      await setOutbox(outbox);
      await query("UPDATE demo_requests SET delivered_at = (SELECT max(delivered_at) FROM outbox)");

      await run("purge", ...options);

      expect(await kept()).toHaveLength(left);
    },
  );

  test("erase deletes every request of one person, however the address is spelled, and says what was sent", async () => {
    const [first, second] = [await store(), await store({ email: "ADA@Railway.example" })];
    const other = await store({ email: "eve@mine.example" });
    await setOutbox(
      "delivered_at = now() WHERE demo_request_id = (SELECT min(id) FROM demo_requests)",
    );

    const dry = await run("erase", "ada@ｒａｉｌｗａｙ。example", "--dry-run");
    expect((await query("SELECT FROM demo_requests")).rowCount).toBe(3);
    const said = await run("erase", "ada@railway.example");

    expect(dry).toBe(`${said}Dry run: nothing was changed\n`);
    const lines = said.split("\n");
    expect(lines[0]).toMatch(new RegExp(`^${first} of .* deleted, a copy was sent to: email$`));
    expect(lines[1]).toMatch(new RegExp(`^${second} of .* deleted$`));
    expect(lines[2]).toMatch(/^2 demo requests of ada@railway.example deleted/);
    expect((await query("SELECT reference FROM demo_requests")).rows).toEqual([
      { reference: other },
    ]);
    expect((await query("SELECT FROM outbox")).rowCount).toBe(1);
  });

  test.each([
    ...["fly", "list --limit 0", "list --unknown", "list 7F3K-2Q", "export --dry-run", "show"],
    ...["show UUUU", "show 0000-00", "retry 0000-00 --dead", "release 0000-00", "find"],
    ...["erase ada", "erase ada@railway.example eve@mine.example", "purge 1y"],
  ])("rejects %s with a message that says what is expected", async (command) => {
    await expect(run(...command.split(" "))).rejects.toThrow(
      /expect|There is no demo request|npm run leads|Set DEMO_REQUEST/,
    );
  });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "../../config.ts";
import type { Db } from "../../db/db.ts";
import { insertDemoRequest } from "../../db/demo-requests.ts";
import { onAnyDatabase, silentLog } from "../../testing/every-database.ts";
import { startMailServer } from "../../testing/mail-server-stand-in.ts";
import { createDelivery, type Delivery } from "./delivery.ts";
import { configuredSinks } from "./sink.ts";

onAnyDatabase((database) => {
  let db: Db;
  let delivery: Delivery | undefined;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM demo_requests");
  });
  afterEach(() => delivery?.stop());

  const configure = (smtpUrl: string) =>
    readConfig({
      SMTP_URL: smtpUrl,
      MAIL_FROM: "site@site.example",
      DEMO_REQUEST_TO: "sales@site.example",
      CONFIRM_TO_PROSPECT: "on",
    });
  const start = (config: ReturnType<typeof readConfig>) =>
    createDelivery({ db, config, log: silentLog, now: () => new Date() });
  const store = (name: string, config: ReturnType<typeof readConfig>) =>
    insertDemoRequest(db, {
      requestId: undefined,
      email: `${name}@railway.example`,
      fullName: name,
      companyName: "Analytical Railways",
      industry: "Railways",
      attribution: {},
      spamReason: undefined,
      replayKey: undefined,
      sinks: configuredSinks(config.delivery),
    });

  test("the mail server receives every mail once and in order after an outage", async () => {
    const away = await startMailServer();
    await away.stop();
    const config = configure(away.url);
    delivery = start(config);
    for (const name of ["ada", "bob", "eve"]) await store(name, config);
    delivery.wake();
    await vi.waitFor(async () => {
      const { rows } = await db.query(
        "SELECT 1 FROM outbox WHERE last_error LIKE '%ECONNREFUSED%'",
      );
      expect(rows).toHaveLength(2);
    });

    const back = await startMailServer({ port: away.port });
    await vi.waitFor(() => expect(back.mails).toHaveLength(6), { timeout: 10_000 });
    await delivery.stop();
    await back.stop();

    const to = (address: RegExp) => back.mails.filter((mail) => address.test(String(mail.to)));
    const subjects = to(/sales/).map(({ headers }) => headers.get("reply-to"));
    expect(subjects).toEqual(["ada", "bob", "eve"].map((it) => `${it} <${it}@railway.example>`));
    expect(to(/railway/).map((mail) => mail.to[0])).toEqual(
      ["ada", "bob", "eve"].map((it) => `${it}@railway.example`),
    );
    const { rows } = await db.query("SELECT 1 FROM demo_requests WHERE delivered_at IS NULL");
    expect(rows).toEqual([]);
  });

  test("delivers nothing and stops at once without a configured sink", async () => {
    const config = readConfig({});
    delivery = start(config);
    await store("ada", config);

    delivery.wake();
    await delivery.stop();

    expect((await db.query("SELECT 1 FROM outbox")).rows).toEqual([]);
  });
});

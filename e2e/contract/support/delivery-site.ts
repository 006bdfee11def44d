import { test } from "@playwright/test";
import { runCommand } from "./command.ts";
import { createDatabase } from "./database.ts";
import { hostedCaptcha, submit } from "./demo-request.ts";
import { metricOf } from "./network.ts";
import { createMailServer, createWebhook } from "./recipients.ts";
import { preload, Site } from "./site.ts";

type DeliverySite = Awaited<ReturnType<typeof startDeliverySite>>;

interface Message {
  attempts: number;
  state: "delivered" | "dead" | "waiting";
  error: string | null;
  /** Seconds until the next attempt. */
  dueSeconds: number;
}

/** Makes the time limits of deliveries, which are the long ones, ten times shorter. */
const SHORT_LIMITS = preload(`
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) => timeout(ms < 20_000 ? ms : ms / 10);
`);

/**
 * Starts a site that delivers demo requests to a mail server and a webhook for the tests of a file, which run one
 * after another, and stops it after them.
 */
export function ownDeliverySite(environment: Record<string, string> = {}) {
  const own = {} as DeliverySite;
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => void Object.assign(own, await startDeliverySite(environment)));
  test.beforeEach(() => own.reset());
  test.afterAll(() => own.stop?.());
  return own;
}

async function startDeliverySite(environment: Record<string, string>) {
  const database = await createDatabase();
  const [mailServer, webhook] = [await createMailServer(), await createWebhook()];
  const recipients = {
    ...mailServer.environment,
    ...webhook.environment,
    CONFIRM_TO_PROSPECT: "on",
  };
  const site = await Site.start({
    ...database.environment,
    ...hostedCaptcha,
    ...recipients,
    LOG_LEVEL: "trace",
    NODE_OPTIONS: SHORT_LIMITS,
    ...environment,
  });
  const leads = (...args: string[]) =>
    runCommand("leads", args, { ...site.commandEnvironment, ...recipients, ...environment });
  const acceptAll = async () => {
    mailServer.refuse = () => undefined;
    mailServer.refusesLogin = false;
    mailServer.examine = async () => undefined;
    webhook.statusFor = () => 204;
    await Promise.all([mailServer.start(), webhook.start()]);
  };
  return {
    database,
    mailServer,
    webhook,
    site,
    leads,
    /** Deletes all requests, and lets the recipients accept everything. */
    async reset() {
      await acceptAll();
      await database.query("DELETE FROM demo_requests");
      mailServer.mails = [];
      webhook.calls = [];
    },
    /** Lets the recipients accept everything, and time pass until the next attempts. */
    async heal() {
      await acceptAll();
      await this.letTimePass();
    },
    /** Makes all messages due. A new request wakes the deliveries. */
    async letTimePass() {
      await database.query("UPDATE outbox SET due_at = now()");
      await submit(site.url);
    },
    /** The state of the delivery that `leads list` prints. */
    async listedDelivery(reference: string): Promise<string | undefined> {
      const line = (await leads("list")).split("\n").find((row) => row.startsWith(reference));
      return line?.match(/(?<=\d\d:\d\d +)[a-z]+/)?.[0];
    },
    async message(sink: "email" | "webhook", reference: string) {
      const rows = await database.query<Message>(
        `SELECT attempts, last_error AS error, extract(epoch FROM due_at - now())::float8 AS "dueSeconds",
                CASE WHEN outbox.delivered_at IS NOT NULL THEN 'delivered'
                     WHEN dead_at IS NOT NULL THEN 'dead' ELSE 'waiting' END AS state
           FROM outbox JOIN demo_requests AS request ON request.id = demo_request_id
          WHERE sink = $1 AND reference = $2`,
        [sink, reference],
      );
      return rows[0];
    },
    metric: (name: string) => metricOf(site.url, name),
    async stop() {
      await site.stop();
      await Promise.all([mailServer.stop(), webhook.stop()]);
      await database.drop();
    },
  };
}

import { startSiteverify } from "../../../server/testing/siteverify-stand-in.ts";
import { runCommand } from "./command.ts";
import { ask } from "./network.ts";
import { createMailServer, createWebhook, type Mail } from "./recipients.ts";
import { Site } from "./site.ts";
import { createDatabase } from "./test-database.ts";

export type DeliverySite = Awaited<ReturnType<typeof startDeliverySite>>;

/** A site on PostgreSQL that delivers demo requests to a mail server and a webhook. */
export async function startDeliverySite(environment: Record<string, string> = {}) {
  const database = await createDatabase();
  const captcha = await startSiteverify();
  const [mailServer, webhook] = [await createMailServer(), await createWebhook()];
  await Promise.all([mailServer.start(), webhook.start()]);
  const recipients = {
    ...mailServer.environment,
    ...webhook.environment,
    CONFIRM_TO_PROSPECT: "on",
  };
  const site = await Site.start({
    ...database.environment,
    ...captcha.environment,
    ...recipients,
    TRUST_PROXY: "1",
    PAGE_CACHE: "off",
    ...environment,
  });
  const leads = (...args: string[]) =>
    runCommand("leads", args, { ...site.commandEnvironment, ...recipients });
  return {
    database,
    mailServer,
    webhook,
    site,
    leads,
    /** Deletes all requests, and lets the recipients accept everything. */
    async reset() {
      await database.query("DELETE FROM demo_requests");
      mailServer.refuse = () => undefined;
      mailServer.refusesLogin = false;
      mailServer.examine = async () => undefined;
      webhook.statusFor = () => 204;
      mailServer.mails = [];
      webhook.calls = [];
    },
    mailTo(address: string): Mail {
      const mail = mailServer.mails.find(({ to }) => to.includes(address));
      if (mail === undefined) throw new Error(`No mail to ${address}`);
      return mail;
    },
    /** The state of the delivery that `leads list` prints. */
    async listedDelivery(reference: string): Promise<string | undefined> {
      const line = (await leads("list")).split("\n").find((row) => row.startsWith(reference));
      return line?.match(/(?<=\d\d:\d\d +)[a-z]+/)?.[0];
    },
    async deliveryTo(sink: "email" | "webhook", reference: string) {
      const rows = await database.query<{
        attempts: number;
        isDelivered: boolean;
        error: string | null;
      }>(
        `SELECT attempts, outbox.delivered_at IS NOT NULL AS "isDelivered", last_error AS error
           FROM outbox JOIN demo_requests AS request ON request.id = demo_request_id
          WHERE sink = $1 AND reference = $2`,
        [sink, reference],
      );
      return rows[0];
    },
    /** The value of a metric by its name with labels. */
    async metric(name: string): Promise<number | undefined> {
      const { text } = await ask(site.url, "/metrics");
      const line = text.split("\n").find((each) => each.startsWith(`${name} `));
      return line === undefined ? undefined : Number(line.slice(name.length));
    },
    async stop() {
      await site.stop();
      captcha.stop();
      await Promise.all([mailServer.stop(), webhook.stop()]);
      await database.drop();
    },
  };
}

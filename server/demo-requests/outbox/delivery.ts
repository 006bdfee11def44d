import type { Config } from "../../base/config.ts";
import type { Log } from "../../base/log.ts";
import { withTimeout } from "../../base/with-timeout.ts";
import type { Db } from "../../db/db.ts";
import { deleteOlderThan } from "../../db/demo-request-changes.ts";
import { deleteExpiredReplayKeys } from "../../db/demo-requests.ts";
import type { SinkName } from "../../db/outbox.ts";
import { deleteExpiredCounts } from "../../db/rate-limits.ts";
import { createConfirmationSink, createEmailSink } from "./email-sinks.ts";
import { createMailer } from "./mailer.ts";
import { configuredSinks, type Sink } from "./sink.ts";
import { createWebhookSink } from "./webhook-sink.ts";
import { OutboxWorker } from "./worker.ts";

interface DeliveryDeps {
  db: Db;
  config: Pick<Config, "delivery" | "site" | "demoRequestRetentionDays">;
  log: Log;
  now: () => Date;
}

const CLEAN_UP_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const STOP_LIMIT_MS = 5_000;

/** Delivers stored requests to the configured sinks, and deletes what is kept no longer every hour. */
export function createDelivery(deps: DeliveryDeps) {
  const { db, log } = deps;
  const sinks = openSinks(deps);
  if (sinks.length === 0) log.warn("no delivery is configured: demo requests are only stored");
  const worker = new OutboxWorker({ db, sinks, log });
  const cleaning = setInterval(() => void cleanUp(deps), CLEAN_UP_MS).unref();
  void cleanUp(deps);
  return {
    /** Delivers new messages now instead of at the next poll. */
    wake: () => worker.wake(),
    /** Waits a few seconds for the delivery in progress. */
    async stop(): Promise<void> {
      clearInterval(cleaning);
      await withTimeout(worker.stop(), STOP_LIMIT_MS, "late").catch(() => undefined);
      await Promise.all(sinks.map((sink) => sink.close?.()));
    },
  };
}

function openSinks({ config, log, now }: DeliveryDeps): Sink[] {
  const { smtpUrl = "", mailFrom = "", demoRequestTo = "" } = config.delivery;
  const { webhookUrl = "", webhookSecret = "" } = config.delivery;
  const mail = { mailer: createMailer(smtpUrl, log), from: mailFrom, site: config.site };
  const open: Record<SinkName, () => Sink> = {
    email: () => createEmailSink({ ...mail, to: demoRequestTo }),
    confirmation: () => createConfirmationSink(mail),
    webhook: () => createWebhookSink({ url: webhookUrl, secret: webhookSecret, now }),
  };
  return configuredSinks(config.delivery).map((name) => open[name]());
}

async function cleanUp({ db, config, log, now }: DeliveryDeps): Promise<void> {
  try {
    await deleteExpiredCounts(db);
    await deleteExpiredReplayKeys(db);
    const days = config.demoRequestRetentionDays;
    if (days === undefined) return;
    const before = new Date(now().getTime() - days * DAY_MS);
    const deleted = await deleteOlderThan(db, { before, withGivenUp: false });
    if (deleted > 0) log.info({ deleted, days }, "old demo requests deleted");
  } catch (error) {
    log.warn({ err: error }, "expired rows could not be deleted");
  }
}

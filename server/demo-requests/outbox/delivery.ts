import type { Config } from "../../base/config.ts";
import type { Log } from "../../base/log.ts";
import { withTimeout } from "../../base/with-timeout.ts";
import type { Db } from "../../database/db.ts";
import { createConfirmationSink, createEmailSink } from "./email-sinks.ts";
import { createMailer } from "./mailer.ts";
import type { SinkName } from "./messages.ts";
import { configuredSinks, type Sink } from "./sink.ts";
import { SinkLoop } from "./sink-loop.ts";
import { createWebhookSink } from "./webhook-sink.ts";

interface DeliveryDeps {
  db: Db;
  config: Pick<Config, "delivery" | "site">;
  log: Log;
  now: () => Date;
}

const STOP_LIMIT_MS = 5_000;

/** Delivers stored requests to the configured sinks, in a loop for each, so that one that hangs delays no other. */
export function createDelivery(deps: DeliveryDeps) {
  const { db, log } = deps;
  const sinks = openSinks(deps);
  if (sinks.length === 0) log.warn("no delivery is configured: demo requests are only stored");
  const loops = sinks.map((sink) => new SinkLoop({ db, sink, log }));
  return {
    /** Delivers new messages now instead of at the next poll. */
    wake() {
      for (const loop of loops) loop.wake();
    },
    /** Waits a few seconds for the delivery in progress. */
    async stop(): Promise<void> {
      const stopped = Promise.all(loops.map((loop) => loop.stop()));
      await withTimeout(stopped, STOP_LIMIT_MS, "late").catch(() => undefined);
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

import type { Config } from "../../config.ts";
import type { Db } from "../../db/db.ts";
import { deleteOldReplays } from "../../db/demo-requests.ts";
import type { SinkName } from "../../db/outbox.ts";
import { deleteEndedCounts } from "../../db/rate-limits.ts";
import type { Log } from "../../log.ts";
import { createConfirmationSink, createEmailSink } from "./email-sinks.ts";
import type { Sink } from "./sink.ts";
import { sinksOf } from "./sinks.ts";
import { createWebhookSink } from "./webhook-sink.ts";
import { Courier } from "./worker.ts";

interface Needs {
  db: Db;
  config: Pick<Config, "delivery" | "site">;
  log: Log;
  now: () => Date;
}

export interface Delivery {
  /** Says that a request has been stored. Another server's requests are found without. */
  nudge(): void;
  /** Lets what is being sent come to its end, for some seconds. */
  stop(): Promise<void>;
}

const SWEEP_MS = 60 * 60 * 1000;
const PATIENCE_MS = 5_000;

/** Passes stored requests on to the configured sinks, and clears away what guarded their arrival. */
export function createDelivery(needs: Needs): Delivery {
  const { db, log } = needs;
  const couriers = openSinks(needs).map((sink) => new Courier({ db, sink, log }));
  const sweeping = setInterval(() => void sweep(db, log), SWEEP_MS).unref();
  return {
    nudge() {
      for (const courier of couriers) courier.nudge();
    },
    async stop() {
      clearInterval(sweeping);
      const stopped = Promise.all(couriers.map((courier) => courier.stop()));
      await Promise.race([
        stopped,
        new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref()),
      ]);
    },
  };
}

function openSinks({ config, now }: Needs): Sink[] {
  const { smtpUrl = "", mailFrom = "", demoRequestTo = "" } = config.delivery;
  const { webhookUrl = "", webhookSecret = "" } = config.delivery;
  const mail = { smtpUrl, from: mailFrom, site: config.site };
  const open: Record<SinkName, () => Sink> = {
    email: () => createEmailSink({ ...mail, to: demoRequestTo }),
    confirmation: () => createConfirmationSink(mail),
    webhook: () => createWebhookSink({ url: webhookUrl, secret: webhookSecret, now }),
  };
  return sinksOf(config.delivery).map((name) => open[name]());
}

async function sweep(db: Db, log: Log): Promise<void> {
  try {
    await deleteEndedCounts(db);
    await deleteOldReplays(db);
  } catch (error) {
    log.warn({ err: error }, "old counts could not be deleted");
  }
}

import { setTimeout as delay } from "node:timers/promises";
import { startSiteverify } from "../../../server/testing/siteverify-stand-in.ts";
import { Crowd } from "./crowd.ts";
import { createWebhook } from "./recipients.ts";
import { Site } from "./site.ts";
import { listStoredRequests } from "./stored-requests.ts";

/** Longer than one request takes, so that kills hit every step of it. */
const KILL_WITHIN_MS = 400;
/** One kill in this many hits a server that is still starting. */
const DURING_START = 3;
const WAIT_LIMIT_MS = 180_000;

/**
 * Kills a site again and again while visitors send demo requests. Then compares what was answered with 201,
 * stored and delivered.
 */
export async function killUnderRequests(environment: Record<string, string>, kills: number) {
  const [captcha, webhook] = [await startSiteverify(), await createWebhook()];
  await webhook.start();
  const site = await Site.start({
    ...environment,
    ...captcha.environment,
    ...webhook.environment,
    TRUST_PROXY: "1",
    PAGE_CACHE: "off",
    LOG_LEVEL: "warn",
  });
  const crowd = new Crowd(site.url);
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = crowd.accepted.length;
    await until(() => crowd.accepted.length > before);
    await delay(Math.random() * KILL_WITHIN_MS);
    await site.kill();
    if (kill % DURING_START === 0) {
      site.spawn();
      await delay(Math.random() * KILL_WITHIN_MS);
      await site.kill();
    }
    await site.start();
  }
  await crowd.stop();

  const stored = await listStoredRequests(site);
  const undelivered = () => {
    const keys = new Set(webhook.calls.map(({ headers }) => headers["idempotency-key"]));
    return stored.filter(({ reference }) => !keys.has(`demo-request-${reference}`)).length;
  };
  await until(() => undelivered() === 0);
  await site.stop();
  await webhook.stop();
  captcha.stop();

  const references = new Set(stored.map(({ reference }) => reference));
  const emails = new Set(stored.map(({ email }) => email));
  return {
    accepted: crowd.accepted.length,
    stored: stored.length,
    deliveries: webhook.calls.length,
    losses: {
      "answered with 201, not stored": crowd.accepted.filter(
        (one) => !references.has(one.reference),
      ).length,
      "stored twice": stored.length - emails.size,
      "stored, not delivered": undelivered(),
      refused: crowd.refused.length,
    },
  };
}

/** Waits until the condition holds, or the time limit has passed. */
async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + WAIT_LIMIT_MS;
  while (!holds() && Date.now() < end) await delay(50);
}

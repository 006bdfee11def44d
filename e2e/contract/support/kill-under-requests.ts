import { setTimeout as delay } from "node:timers/promises";
import { startSiteverify, tokens } from "../../../server/testing/siteverify-stand-in.ts";
import { runCommand } from "./command.ts";
import { demoRequest, listStoredRequests, referenceOf, submit } from "./demo-request.ts";
import { createWebhook } from "./recipients.ts";
import { Site } from "./site.ts";

/** Longer than one request takes, so that kills hit every step of it. */
const KILL_WITHIN_MS = 400;

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
    LOG_LEVEL: "warn",
  });
  const crowd = startCrowd(site.url);
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = crowd.accepted.length;
    await until(() => crowd.accepted.length > before);
    await delay(Math.random() * KILL_WITHIN_MS);
    await site.end("SIGKILL");
    // Every second kill is followed by one of the server that is starting.
    if (kill % 2 === 0) {
      site.spawn();
      await delay(Math.random() * KILL_WITHIN_MS);
      await site.end("SIGKILL");
    }
    await site.start();
  }
  await crowd.stop();

  // A message whose delivery was killed would be due only after its lease.
  await runCommand("leads", ["retry", "--all"], site.commandEnvironment);
  await submit(site.url);
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
      "answered with 201, not stored": crowd.accepted.filter((one) => !references.has(one)).length,
      "stored twice": stored.length - emails.size,
      "stored, not delivered": undelivered(),
      refused: crowd.refused.length,
    },
  };
}

/**
 * Visitors who send one demo request after another. Like the form, a visitor without a response sends the
 * same request again with a new captcha solution.
 */
export function startCrowd(siteUrl: string) {
  /** The references of the answers with 201. */
  const accepted: string[] = [];
  /** Statuses other than 201 and 503. */
  const refused: number[] = [];
  let isOver = false;
  const sendUntilAnswered = async (body: ReturnType<typeof demoRequest>) => {
    while (!isOver) {
      const sent = { ...body, recaptcha_token: tokens.solved() };
      const answer = await submit(siteUrl, sent).catch(() => undefined);
      if (answer?.status === 201) return accepted.push(referenceOf(answer));
      if (answer !== undefined && answer.status !== 503) refused.push(answer.status);
      await delay(50);
    }
  };
  const visit = async () => {
    while (!isOver) await sendUntilAnswered(demoRequest());
  };
  const visits = Array.from({ length: 8 }, visit);
  const stop = async () => {
    isOver = true;
    await Promise.all(visits);
  };
  return { accepted, refused, stop };
}

/** Waits until the condition holds, or for three minutes. */
async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 180_000;
  while (!holds() && Date.now() < end) await delay(50);
}

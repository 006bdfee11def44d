import { setTimeout as delay } from "node:timers/promises";
import { startMailServer } from "../../server/testing/mail-server-stand-in.ts";
import { startCaptchaProvider } from "../contract/support/captcha-provider.ts";
import { Crowd } from "../contract/support/crowd.ts";
import { Site } from "../contract/support/site.ts";
import { mailEnvironment, referencesIn, unrecognisableRepeats } from "./mails.ts";
import type { Report } from "./report.ts";
import { listStoredRequests, type StoredRequest } from "./stored-requests.ts";
import { until } from "./until.ts";

/** One kill in this many hits a server that is still starting. */
const DURING_START = 10;
/** Longer than one request takes, so that kills hit every step of it. */
const UP_TO_MS = 400;
/** The mail server stand-in greets each connection after 100 ms. */
const SECONDS_PER_MAIL = 0.2;

/** Kills the server again and again while visitors send demo requests. */
export async function proveKills(
  database: { name: string; environment: Record<string, string> },
  kills: number,
): Promise<Report> {
  const captcha = await startCaptchaProvider();
  const mailServer = await startMailServer();
  const site = await Site.start({
    ...database.environment,
    ...captcha.environment,
    ...mailEnvironment(mailServer.port),
    TRUST_PROXY: "1",
    PAGE_CACHE: "off",
    LOG_LEVEL: "warn",
  });
  const crowd = new Crowd(site.url);
  for (let kill = 1; kill <= kills; kill += 1) {
    await killOnce(site, crowd, kill % DURING_START === 0);
    if (kill % 10 === 0) process.stderr.write(`${database.name}: ${kill} of ${kills} kills\n`);
  }
  await crowd.stop();

  const stored = await listStoredRequests(site);
  const delivered = () => new Set(referencesIn(mailServer.mails));
  await until(
    "every request is delivered",
    () => delivered().size >= stored.length,
    60 + stored.length * SECONDS_PER_MAIL,
  ).catch(() => {});
  const { mails } = mailServer;
  await site.stop();
  await mailServer.stop();
  captcha.stop();

  const references = new Set(stored.map(({ reference }) => reference));
  return {
    title: `kill -9, ${kills} times, on ${database.name}`,
    figures: [
      ["requests answered with 201", crowd.accepted.length],
      ["requests stored", stored.length],
      ["mails", mails.length],
      ["mails repeated under the same Message-ID", mails.length - delivered().size],
    ],
    losses: [
      ["answered with 201, not stored", missing(crowd.accepted, references)],
      ["stored, not delivered", missing(stored, delivered())],
      ["stored twice", stored.length - new Set(stored.map(({ email }) => email)).size],
      ["delivered, not stored", [...delivered()].filter((one) => !references.has(one)).length],
      ["repeated under another Message-ID", unrecognisableRepeats(mails)],
      ["refused", crowd.refused.length],
    ],
  };
}

async function killOnce(site: Site, crowd: Crowd, isStarting: boolean): Promise<void> {
  const before = crowd.accepted.length;
  await until("a request is accepted", () => crowd.accepted.length > before);
  await delay(Math.random() * UP_TO_MS);
  await site.kill();
  if (isStarting) {
    site.spawn();
    await delay(Math.random() * UP_TO_MS);
    await site.kill();
  }
  await site.start();
}

function missing(requests: readonly StoredRequest[], found: ReadonlySet<string>): number {
  return requests.filter(({ reference }) => !found.has(reference)).length;
}

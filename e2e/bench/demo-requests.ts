import { until } from "../leads/waiting.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../webhook-receiver.ts";
import { sendLoad } from "./load.ts";
import { type BenchDatabase, type MeasuredSite, startSite } from "./measured-site.ts";
import { prepareRequests, solveAsVisitor } from "./prepared-requests.ts";
import { median } from "./rounds.ts";

export interface DemoRequestFindings {
  /** Answered with 201 in a second, each with its captcha verified and a commit; median. */
  perSecond: number;
  /** Lowest and highest of all rounds. */
  spread: readonly [number, number];
  /** Of the site's processor time for each, delivery to a webhook included; median. */
  micros: number;
  /** Milliseconds of work that one challenge of the site's is for the visitor's browser. */
  solvingMs: number;
}

interface Round {
  perSecond: number;
  micros: number;
}

const CONNECTIONS = 16;
const FOR_MS = 30_000;
const DELIVERED_SECONDS = 60;

/** Every request is a visitor's first, from an address of its own, with a captcha solved before. */
export async function measureDemoRequests(
  database: BenchDatabase,
  { rounds, requests }: { rounds: number; requests: number },
): Promise<DemoRequestFindings> {
  const webhook = await startWebhookReceiver();
  const site = await startSite(database, webhook.environment);
  try {
    const real = await solveAsVisitor(site);
    await accept(site, webhook, [real.request]);
    const seen: Round[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const measured = await accept(site, webhook, await prepareRequests(site, requests));
      if (round >= 0) seen.push(measured);
    }
    await expectAllStored(site, webhook.received.length);
    const rates = seen.map(({ perSecond }) => perSecond);
    return {
      perSecond: median(rates),
      spread: [Math.min(...rates), Math.max(...rates)],
      micros: median(seen.map(({ micros }) => micros)),
      solvingMs: real.solvingMs,
    };
  } finally {
    await site.stop();
    webhook.stop();
  }
}

/** Done when all are stored and the webhook has heard of them; the rate is that of storing. */
async function accept(
  site: MeasuredSite,
  { received }: WebhookReceiver,
  prepared: Buffer[],
): Promise<Round> {
  const { length } = prepared;
  const all = received.length + length;
  const before = await site.usage();
  const began = performance.now();
  await sendLoad({
    port: site.port,
    request: (n) => prepared[n] ?? Buffer.alloc(0),
    requests: length,
    status: 201,
    connections: CONNECTIONS,
    forMs: FOR_MS,
  });
  const seconds = (performance.now() - began) / 1000;
  await until("every request is delivered", () => received.length >= all, DELIVERED_SECONDS);
  const after = await site.usage();
  return { perSecond: length / seconds, micros: (after.cpuMicros - before.cpuMicros) / length };
}

async function expectAllStored(site: MeasuredSite, accepted: number): Promise<void> {
  const [row] = await site.query<{ stored: number }>(
    "SELECT count(*)::integer AS stored FROM demo_requests",
  );
  if (row?.stored === accepted) return;
  throw new Error(`${accepted} demo requests were accepted, ${row?.stored} are stored`);
}

import { setTimeout as delay } from "node:timers/promises";
import { startMailServer } from "../../server/testing/mail-server-stand-in.ts";
import { Crowd, type Visit } from "./crowd.ts";
import { mailEnvironment, referencesIn, repeatsIn } from "./mailbox.ts";
import type { Proof } from "./proof.ts";
import type { ProofDatabase } from "./proof-database.ts";
import { ProofSite } from "./proof-site.ts";
import { createAsk } from "./prospects.ts";
import { untilDelivered } from "./waiting.ts";

/** One kill in so many meets a server that is still starting. */
const DURING_START = 10;

/** The server is killed again and again while requests come in; nothing accepted may be lost. */
export async function proveKills(database: ProofDatabase, kills: number): Promise<Proof> {
  const mailServer = await startMailServer();
  const site = await ProofSite.create({
    ...database.environment,
    ...mailEnvironment(mailServer.url),
  });
  site.spawn();
  await site.ready();
  const ask = await createAsk(database);
  const crowd = new Crowd(ask, site.url);

  const withRequests = await killAgainAndAgain(site, crowd, kills);
  const visits = await crowd.leave();
  await untilDelivered(database);
  const rows = await stored(database);
  const half = await halfRequests(database);
  await site.end("SIGTERM");
  await mailServer.stop();

  const accepted = visits.filter(({ reference }) => reference !== undefined);
  const rowOf = new Map(rows.map((row) => [row.requestId, row]));
  const told = new Set(referencesIn(mailServer.mails));
  const { repeats, differing } = repeatsIn(mailServer.mails);
  const lateAnswers = accepted.filter(
    ({ prospect, triedAt }) => (rowOf.get(prospect.requestId)?.createdAt ?? triedAt) < triedAt,
  );
  return {
    title: `Killed ${kills} times, on ${database.kind}`,
    figures: [
      ["kills that met requests on their way", withRequests],
      ["requests answered with 201", accepted.length],
      ["tries that failed", visits.reduce((sum, { failures }) => sum + failures, 0)],
      ["stored, killed before the answer, asked again", lateAnswers.length],
      ["prospects who gave up", visits.length - accepted.length],
      ["rows", rows.length],
      ["mails", mailServer.mails.length],
      ["mails repeated", repeats],
    ],
    promises: [
      ["every 201 is stored once, under the reference of the answer", accepted.every(isStored)],
      ["nobody is stored twice", new Set(rows.map(({ email }) => email)).size === rows.length],
      ["every row is delivered", rows.every(({ reference }) => told.has(reference))],
      ["no mail is about anything else", told.size === rows.length],
      ["a repeated mail has the Message-ID of the first", differing === 0],
      ["no row without its delivery or its captcha, nor the other way round", half === 0],
    ],
  };

  function isStored({ prospect, reference }: Visit): boolean {
    return rowOf.get(prospect.requestId)?.reference === reference;
  }
}

async function killAgainAndAgain(site: ProofSite, crowd: Crowd, kills: number): Promise<number> {
  let withRequests = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    if (kill % DURING_START !== 0) await site.ready();
    await delay(Math.random() * 400);
    if (crowd.asking > 0) withRequests += 1;
    await site.end("SIGKILL");
    site.spawn();
    if (kill % 10 === 0) process.stderr.write(`${kill} of ${kills} kills\n`);
  }
  await site.ready();
  return withRequests;
}

interface Row {
  requestId: string;
  reference: string;
  email: string;
  createdAt: Date;
}

function stored(database: ProofDatabase): Promise<Row[]> {
  return database.query<Row>(
    `SELECT request_id AS "requestId", reference, email, created_at AS "createdAt"
       FROM demo_requests`,
  );
}

/** What is stored together is counted together: every request has one delivery and one solution. */
async function halfRequests(database: ProofDatabase): Promise<number> {
  const [row] = await database.query<{ half: number }>(
    `SELECT ((SELECT count(*) FROM demo_requests WHERE id NOT IN
               (SELECT demo_request_id FROM outbox WHERE sink = 'email'))
           + abs((SELECT count(*) FROM demo_requests)
                 - (SELECT count(*) FROM captcha_replays)))::integer AS half`,
  );
  return row?.half ?? -1;
}

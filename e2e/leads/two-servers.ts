import { startMailServer } from "../../server/testing/mail-server-stand-in.ts";
import { mailEnvironment, referencesIn, repeatsIn } from "./mailbox.ts";
import type { Proof } from "./proof.ts";
import type { ProofDatabase } from "./proof-database.ts";
import { ProofSite } from "./proof-site.ts";
import { type Ask, createAsk, newProspect } from "./prospects.ts";
import { untilDelivered } from "./waiting.ts";

const REQUESTS = 1000;
const AT_ONCE = 8;
const TRIES_OF_ONE = 40;
/** As the site has it: tries of one address within ten minutes. */
const TRIES_ALLOWED = 20;

/** Two servers on one database share the work and the limits. */
export async function proveTwoServers(database: ProofDatabase): Promise<Proof> {
  const mailServer = await startMailServer();
  const environment = { ...database.environment, ...mailEnvironment(mailServer.url) };
  const sites = [await ProofSite.create(environment), await ProofSite.create(environment)];
  for (const site of sites) {
    site.spawn();
    await site.ready();
  }
  const ask = await createAsk(database);
  const urls = sites.map(({ url }) => url);

  const references = await askMany(ask, urls);
  await untilDelivered(database);
  const statuses = await askAgainAndAgain(ask, urls);
  const doubles = await askBothAtOnce(ask, urls);
  await untilDelivered(database);
  for (const site of sites) await site.end("SIGTERM");
  await mailServer.stop();

  const told = new Set(referencesIn(mailServer.mails));
  const shares = sites.map(({ log }) => log.filter(isDelivery).length);
  const allowed = statuses.filter((status) => status === 201).length;
  const refused = statuses.filter((status) => status === 429).length;
  return {
    title: `Two servers, on ${database.kind}`,
    figures: [
      ["requests answered with 201, at both servers in turn", references.length],
      ["mails repeated", repeatsIn(mailServer.mails).repeats],
      ["delivered by each server", shares.join(" and ")],
      [
        `of ${TRIES_OF_ONE} tries from one address, at both in turn`,
        `${allowed} in, ${refused} not`,
      ],
      ["sent to both at once under one id, and told one reference", doubles],
    ],
    promises: [
      ["every request is accepted", references.length === REQUESTS],
      ["every one is delivered", references.every((reference) => told.has(reference))],
      ["none is delivered twice", repeatsIn(mailServer.mails).repeats === 0],
      ["both servers deliver", Math.min(...shares) > 0],
      ["the limit holds across both", allowed === TRIES_ALLOWED && refused === TRIES_ALLOWED],
      ["both servers know a repeat", doubles === AT_ONCE],
    ],
  };
}

async function askMany(ask: Ask, urls: string[]): Promise<string[]> {
  const references: string[] = [];
  let asked = 0;
  const comeOneByOne = async () => {
    while (asked < REQUESTS) {
      asked += 1;
      const answer = await ask(urls[asked % 2] ?? "", newProspect());
      if (answer?.reference !== undefined) references.push(answer.reference);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, comeOneByOne));
  return references;
}

async function askAgainAndAgain(ask: Ask, urls: string[]): Promise<(number | undefined)[]> {
  const { address } = newProspect();
  const statuses: (number | undefined)[] = [];
  for (let attempt = 0; attempt < TRIES_OF_ONE; attempt += 1) {
    const answer = await ask(urls[attempt % 2] ?? "", { ...newProspect(), address });
    statuses.push(answer?.status);
  }
  return statuses;
}

/** How many prospects get the same reference twice. */
async function askBothAtOnce(ask: Ask, urls: string[]): Promise<number> {
  let same = 0;
  for (let double = 0; double < AT_ONCE; double += 1) {
    const prospect = newProspect();
    const [one, other] = await Promise.all(urls.map((url) => ask(url, prospect)));
    if (one?.reference !== undefined && one.reference === other?.reference) same += 1;
  }
  return same;
}

function isDelivery({ msg }: { msg: string }): boolean {
  return msg === "demo request delivered";
}

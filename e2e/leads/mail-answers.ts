import { startMailServer } from "../../server/testing/mail-server-stand-in.ts";
import { mailEnvironment } from "./mailbox.ts";
import type { Proof } from "./proof.ts";
import type { ProofDatabase } from "./proof-database.ts";
import { ProofSite } from "./proof-site.ts";
import { createAsk, newProspect } from "./prospects.ts";
import { until } from "./waiting.ts";

const OF_EACH = 5;

/** What the mail server does with mails to these prospects. */
const names = ["taken", "later", "never", "breaking"] as const;
type Name = (typeof names)[number];

/** Confirmations to prospects meet 451 once, 550, and a connection that breaks over the mail. */
export async function proveMailAnswers(database: ProofDatabase): Promise<Proof> {
  const asked = new Set<string>();
  const mailServer = await startMailServer({
    breaksOn: "\nTo: breaking",
    recipientCode: (address) => {
      const isFirst = !asked.has(address);
      asked.add(address);
      if (address.startsWith("never")) return 550;
      return address.startsWith("later") && isFirst ? 451 : undefined;
    },
  });
  const site = await ProofSite.create({
    ...database.environment,
    ...mailEnvironment(mailServer.url),
    CONFIRM_TO_PROSPECT: "on",
  });
  site.spawn();
  await site.ready();
  const ask = await createAsk(database);
  for (let round = 0; round < OF_EACH; round += 1) {
    for (const name of names) await ask(site.url, newProspect(name));
  }
  const isSettled = async () => {
    const { taken, later, never, breaking } = await outcomes(database);
    return (
      taken.delivered + later.delivered === 2 * OF_EACH &&
      never.dead === OF_EACH &&
      breaking.tries >= 2 * OF_EACH
    );
  };
  await until("every answer has had its effect", isSettled, 180);
  const found = await outcomes(database);
  await site.end("SIGTERM");
  await mailServer.stop();

  const toSales = mailServer.mails.filter(({ to }) => to.includes("sales@site.example")).length;
  return {
    title: `A mail server that answers 451, 550 or not at all, on ${database.kind}`,
    figures: [
      ["requests, and mails to sales", `${names.length * OF_EACH}, ${toSales}`],
      ...names.map((name): [string, string] => [`confirmations: ${name}`, textOf(found[name])]),
    ],
    promises: [
      ["sales hear of every request once", toSales === names.length * OF_EACH],
      ["what is taken is tried once", found.taken.tries === OF_EACH],
      ["after 451 it is tried again, and taken", found.later.tries === 2 * OF_EACH],
      ["after 550 it is given up at once, and stays visible", found.never.tries === OF_EACH],
      ["what breaks the connection waits for another try", found.breaking.waiting === OF_EACH],
    ],
  };
}

interface Outcome {
  delivered: number;
  dead: number;
  waiting: number;
  tries: number;
}

function textOf({ delivered, dead, waiting, tries }: Outcome): string {
  return `${delivered} delivered, ${dead} given up, ${waiting} waiting, ${tries} tries`;
}

async function outcomes(database: ProofDatabase): Promise<Record<Name, Outcome>> {
  const rows = await database.query<Outcome & { name: Name }>(
    `SELECT split_part(email, '-', 1) AS name,
            count(outbox.delivered_at)::integer AS delivered,
            count(dead_at)::integer AS dead,
            count(*) FILTER (WHERE outbox.delivered_at IS NULL AND dead_at IS NULL)::integer
              AS waiting,
            sum(attempts)::integer AS tries
       FROM outbox JOIN demo_requests AS request ON request.id = demo_request_id
      WHERE sink = 'confirmation'
      GROUP BY name`,
  );
  const none: Outcome = { delivered: 0, dead: 0, waiting: 0, tries: 0 };
  const byName = names.map((name) => [name, rows.find((row) => row.name === name) ?? none]);
  return Object.fromEntries(byName);
}

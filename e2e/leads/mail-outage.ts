import { startMailServer, startSilentServer } from "../../server/testing/mail-server-stand-in.ts";
import { freePort } from "../start-site.ts";
import { mailEnvironment, referencesIn, repeatsIn } from "./mailbox.ts";
import type { Proof } from "./proof.ts";
import type { ProofDatabase } from "./proof-database.ts";
import { ProofSite } from "./proof-site.ts";
import { createAsk, newProspect } from "./prospects.ts";
import { until, untilDelivered } from "./waiting.ts";

const REQUESTS = 60;

/** The mail server is away, then hangs, then turns everybody away, while requests come in. */
export async function proveMailOutage(database: ProofDatabase): Promise<Proof> {
  const port = await freePort();
  const site = await ProofSite.create({
    ...database.environment,
    ...mailEnvironment(`smtp://127.0.0.1:${port}`),
  });
  site.spawn();
  await site.ready();
  const ask = await createAsk(database);
  const references: string[] = [];
  const ask20 = async () => {
    for (let request = 0; request < REQUESTS / 3; request += 1) {
      const answer = await ask(site.url, newProspect());
      if (answer?.reference !== undefined) references.push(answer.reference);
    }
  };
  const untilSaid = (why: RegExp) =>
    until(String(why), () => site.log.some((line) => why.test(line.why ?? "")), 120);

  await ask20();
  await untilSaid(/ECONNREFUSED/);
  const hanging = await startSilentServer({ port });
  await ask20();
  await untilSaid(/Greeting never received/);
  await hanging.stop();
  const busy = await startSilentServer({ port, line: "421 too busy\r\n" });
  await ask20();
  await untilSaid(/421/);
  await busy.stop();
  const working = await startMailServer({ port });
  const back = performance.now();
  await untilDelivered(database);
  const seconds = (performance.now() - back) / 1000;
  await site.end("SIGTERM");
  await working.stop();

  const told = referencesIn(working.mails);
  return {
    title: `Mail server away, hanging, turning away, then back, on ${database.kind}`,
    figures: [
      ["requests answered with 201 in the meantime", references.length],
      ["tries that met a server that was down", site.log.filter(isOutage).length],
      ["seconds from its return until all was delivered", seconds.toFixed(1)],
      ["mails", told.length],
      ["mails repeated", repeatsIn(working.mails).repeats],
    ],
    promises: [
      ["every request was accepted", references.length === REQUESTS],
      ["every one is delivered once, the oldest first", told.join() === references.join()],
    ],
  };
}

function isOutage({ msg }: { msg: string }): boolean {
  return msg === "the sink is down";
}

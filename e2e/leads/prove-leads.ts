import { parseArgs } from "node:util";
import { proveKills } from "./kills.ts";
import { proveMailAnswers } from "./mail-answers.ts";
import { proveMailOutage } from "./mail-outage.ts";
import { isProven, type Proof, proofText } from "./proof.ts";
import { embeddedDatabase, type ProofDatabase, postgresDatabase } from "./proof-database.ts";
import { proveTwoServers } from "./two-servers.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    /** `postgresql` or `embedded`; both when it is left out. */
    database: { type: "string" },
  },
});

const onEvery: ((database: ProofDatabase) => Promise<Proof>)[] = [
  (database) => proveKills(database, Number(values.kills)),
  proveMailOutage,
  proveMailAnswers,
];
/** The embedded database has one server only. */
const plans = [
  { kind: "postgresql", open: postgresDatabase, proofs: [...onEvery, proveTwoServers] },
  { kind: "embedded", open: embeddedDatabase, proofs: onEvery },
];

// Whoever loses patience leaves no servers behind.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

for (const { kind, open, proofs } of plans) {
  if (kind !== (values.database ?? kind)) continue;
  for (const prove of proofs) {
    const database = await open();
    if (database === undefined) {
      say("PostgreSQL is not installed here: proven on the embedded database only");
      break;
    }
    const began = performance.now();
    const proof = await prove(database).finally(() => database.stop());
    say(`${proofText(proof)}  within ${Math.round((performance.now() - began) / 1000)} s\n`);
    if (!isProven(proof)) process.exitCode = 1;
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { isProven, type Proof, proofText } from "../leads/proof.ts";
import { type ProofDatabase, postgresDatabase } from "../leads/proof-database.ts";
import { proveChanges } from "./changes.ts";
import { proveLongPosts } from "./long-posts.ts";

const proofs: Record<string, (database: ProofDatabase) => Promise<Proof>> = {
  changes: proveChanges,
  "long-posts": proveLongPosts,
};

/** Names of proofs; all of them when none is given. */
const { positionals } = parseArgs({ allowPositionals: true });

// Whoever loses patience leaves no servers behind.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

for (const [name, prove] of Object.entries(proofs)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const database = await postgresDatabase();
  if (database === undefined) {
    say("PostgreSQL is not installed here: there is nothing to prove it on");
    process.exitCode = 1;
    break;
  }
  const began = performance.now();
  const proof = await prove(database).finally(() => database.stop());
  const seconds = Math.round((performance.now() - began) / 1000);
  const load = loadavg()[0]?.toFixed(1);
  say(`${proofText(proof)}  within ${seconds} s, load average ${load}\n`);
  if (!isProven(proof)) process.exitCode = 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

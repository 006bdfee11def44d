import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { isProven, type Proof, proofText } from "../leads/proof.ts";
import { type ProofDatabase, postgresDatabase } from "../leads/proof-database.ts";
import { proveChanges } from "./changes.ts";
import { proveHostilePosts } from "./hostile-posts.ts";
import { proveLongPosts } from "./long-posts.ts";
import { proveMachineReaders } from "./machine-readers.ts";
import { proveSpecifications } from "./specifications.ts";

const withoutDatabase: Record<string, () => Promise<Proof>> = {
  specifications: proveSpecifications,
};
const proofs: Record<string, (database: ProofDatabase) => Promise<Proof>> = {
  changes: proveChanges,
  "machine-readers": proveMachineReaders,
  "long-posts": proveLongPosts,
  "hostile-posts": proveHostilePosts,
};

/** Names of proofs; all of them when none is given. */
const { positionals } = parseArgs({ allowPositionals: true });

// Whoever loses patience leaves no servers behind.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

for (const [name, prove] of Object.entries(withoutDatabase)) {
  if (isWanted(name)) await show(prove);
}
for (const [name, prove] of Object.entries(proofs)) {
  if (!isWanted(name)) continue;
  const database = await postgresDatabase();
  if (database === undefined) {
    say("PostgreSQL is not installed here: there is nothing to prove it on");
    process.exitCode = 1;
    break;
  }
  await show(() => prove(database)).finally(() => database.stop());
}

function isWanted(name: string): boolean {
  return positionals.length === 0 || positionals.includes(name);
}

async function show(prove: () => Promise<Proof>): Promise<void> {
  const began = performance.now();
  const proof = await prove();
  const seconds = Math.round((performance.now() - began) / 1000);
  const load = loadavg()[0]?.toFixed(1);
  say(`${proofText(proof)}  within ${seconds} s, load average ${load}\n`);
  if (!isProven(proof)) process.exitCode = 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

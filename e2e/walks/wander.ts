import { wanderers } from "../../shared/models/wanderers.ts";
import { brokenBy, type Wanderer } from "../../shared/models/wandering.ts";

/** Sends every machine on many random walks: `wander [walks] [seed]`. */
const [runs = 20_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);

for (const [name, wanderer] of Object.entries<Wanderer>(wanderers)) {
  const began = performance.now();
  const broken = brokenBy(wanderer, runs, seed);
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  if (broken !== undefined) process.exitCode = 1;
  say(`${name}: ${runs} walks from seed ${seed}, ${seconds} s: ${broken ?? "all holds"}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

import { killerAmong } from "../../shared/models/killed.ts";
import { mutantsOf } from "../../shared/models/mutants.ts";
import { type WalkedMachine, walkedMachines } from "../../shared/models/walked-machines.ts";

/** Changes every machine in every small way, and prints which changes no walk would notice. */
const began = performance.now();
let unexplained = 0;
for (const [id, walked] of Object.entries<WalkedMachine>(walkedMachines)) {
  const mutants = mutantsOf(walked.machine);
  const onMachine = alive(walked, mutants, walked.walks);
  const inBrowser = alive(walked, mutants, walked.browserWalks);
  say(
    `${id}: ${mutants.length - onMachine.length} of ${mutants.length} mutants killed,`,
    `${mutants.length - inBrowser.length} of them by walks that a browser replays`,
  );
  for (const name of onMachine) {
    const reason = walked.noDifference[name];
    if (reason === undefined) unexplained += 1;
    say(`  alive: ${name} (${reason ?? "no walk notices it"})`);
  }
  const unseen = inBrowser.filter((name) => !onMachine.includes(name));
  for (const name of unseen) say(`  on the machine alone: ${name}`);
}
say(`${Math.round((performance.now() - began) / 100) / 10} s`);
process.exitCode = unexplained === 0 ? 0 : 1;

function alive(
  walked: WalkedMachine,
  mutants: ReturnType<typeof mutantsOf>,
  walks: WalkedMachine["walks"],
): string[] {
  const killer = killerAmong(walks, walked);
  return mutants.filter(({ machine }) => !killer(machine)).map(({ name }) => name);
}

function say(...words: string[]): void {
  process.stdout.write(`${words.join(" ")}\n`);
}

import type { Socket } from "node:net";
import { type Attack, attacks, open } from "./attacks.ts";

/** What became of an attack's connections. */
export interface AttackReport {
  opened: number;
  /** Closed by the site. */
  cut: number;
  /** Answers by status. */
  statuses: Record<string, number>;
}

const STEP_MS = 100;

/*
 * In a process of its own, so that the visitors, whose waiting is measured, wait for the site alone.
 * Ends by itself.
 */
const [name, port = "", forMs = ""] = process.argv.slice(2);
const attack = attacks.find((known) => known.name === name);
if (attack === undefined) throw new Error(`There is no attack ${name}`);
run(attack, Number(port), Number(forMs));

function run(attack: Attack, port: number, forMs: number): void {
  const report: AttackReport = { opened: 0, cut: 0, statuses: {} };
  const held = new Set<Socket>();
  let ending = false;
  const add = () => {
    const socket = open(port);
    report.opened += 1;
    held.add(socket);
    socket.once("data", (piece: Buffer) => {
      const status = piece.toString("latin1", 9, 12);
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    });
    socket.on("close", () => {
      held.delete(socket);
      if (!ending) report.cut += 1;
    });
    attack.begin(socket);
  };
  const adding = setInterval(() => {
    const missing = (attack.held ?? 0) - held.size;
    // Not all at once: the visitors shall meet the attack, not the rush at its beginning.
    const count = attack.perSecond ? (attack.perSecond * STEP_MS) / 1000 : Math.min(missing, 500);
    for (let n = 0; n < count; n += 1) add();
  }, STEP_MS);
  const goingOn = setInterval(() => {
    for (const socket of held) attack.goOn?.(socket);
  }, 1_000);
  setTimeout(() => {
    ending = true;
    clearInterval(adding);
    clearInterval(goingOn);
    for (const socket of held) socket.destroy();
    process.stdout.write(JSON.stringify(report));
  }, forMs);
}

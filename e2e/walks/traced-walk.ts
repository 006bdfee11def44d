import { readFile } from "node:fs/promises";
import type { LineChoice } from "../../shared/line-choice.ts";
import { walkByLabels } from "../../shared/models/chosen-walks.ts";
import { redacted, type Trace } from "../../shared/models/trace.ts";
import { type WalkedMachine, walkedMachines } from "../../shared/models/walked-machines.ts";
import { careersPlayer } from "../players/careers-player.ts";
import { demoFormPlayer } from "../players/demo-form-player.ts";
import { filterPlayer } from "../players/filter-player.ts";
import { morePlayer } from "../players/more-player.ts";
import { playable } from "../players/player.ts";
import { rankedListPlayer } from "../players/ranked-list-player.ts";
import { readingPlayer } from "../players/reading-player.ts";
import type { NamedWalk, NeededSite } from "./named-walks.ts";

/** The walk that a recorded trace took, from a file. @throws when no walk can be made of it */
export async function findTracedWalk(file: string): Promise<NamedWalk> {
  const trace: Trace = JSON.parse(await readFile(file, "utf8"));
  const site = siteFor(trace);
  const walked = machineOf(trace);
  const walk = walkByLabels({ ...walked, input: trace.input }, labelsOf(walked, trace));
  const player = site === "usual" ? playerOf(trace) : listPlayers[site];
  return { name: `${file}: ${walk.title}`, walk: playable(player as never, walk), site };
}

/** Only the insights have several starts. */
function siteFor({ input }: Trace): NeededSite {
  const { start, paging } = (input ?? {}) as { start?: string; paging?: object | null };
  if (start === "pending")
    throw new Error("A walk that begins while the server reads is not replayed");
  if (start === "failed") return "unreadable";
  return paging ? "many posts" : "usual";
}

const listPlayers = { unreadable: readingPlayer, "many posts": morePlayer };

function playerOf({ machine, input }: Trace): unknown {
  return machine === "rankedList" ? rankedListPlayer(input as LineChoice) : players[machine];
}

const players: Record<string, unknown> = {
  demoForm: demoFormPlayer,
  careers: careersPlayer,
  insights: filterPlayer,
};

export function machineOf({ machine }: Trace): WalkedMachine {
  const walked = Object.entries<WalkedMachine>(walkedMachines).find(([id]) => id === machine)?.[1];
  if (walked === undefined) throw new Error(`No machine is called ${machine}`);
  return walked;
}

/** The labels of the samples that correspond to the events of a trace. */
function labelsOf({ samples }: WalkedMachine, { machine, events }: Trace): string[] {
  const likenesses = [isSame, isOutcome, isGap];
  return events.filter(isOfVisitor).map((event) => {
    for (const isAlike of likenesses) {
      const found = Object.entries(samples).find(([, sample]) => isAlike(sample, event));
      if (found) return found[0];
    }
    throw new Error(`No sample of ${machine} is like ${JSON.stringify(event)}`);
  });
}

/** Ignores editing, which is not a step of a walk, and the dismissed toasts of older traces. */
function isOfVisitor({ type }: { type: string }, place: number, all: readonly { type: string }[]) {
  const next = all[place + 1]?.type ?? "";
  return type !== "field.edited" && !(type === "toast.dismissed" && next.endsWith(".submitted"));
}

type Event = { type: string; details?: Readonly<Record<string, string>> };

function isSame(sample: Event, event: Event): boolean {
  return JSON.stringify(redacted(sample)) === JSON.stringify(event);
}

/** The answer of a server may differ from the sample. */
function isOutcome(sample: Event, { type }: Event): boolean {
  return type.startsWith("xstate.") && sample.type === type;
}

/** All empty fields are equivalent. */
function isGap(sample: Event, event: Event): boolean {
  return hasGap(sample) && hasGap(event);
}

function hasGap({ details }: Event): boolean {
  return details !== undefined && Object.values(details).some((detail) => detail.trim() === "");
}

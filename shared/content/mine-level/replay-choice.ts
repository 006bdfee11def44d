import { type OtherFields, queryOf } from "../../other-fields.ts";
import { fleet } from "./fleet.ts";
import { EXCERPT_S } from "./simulate.ts";
import type { Assumptions } from "./stopping.ts";

/** The frictions that can be chosen, as shares of the weight. Chosen for this example. */
export const floors = { clay: 0.2, wet: 0.3, dry: 0.4 } as const;
export type Floor = keyof typeof floors;

/** The reaction times that can be chosen: driver and brakes together, seconds. */
export const reactions = [1, 1.5, 2, 2.5] as const;
type Reaction = (typeof reactions)[number];

/** What a visitor has chosen in the replay. All of it is in the address. */
export interface ReplayChoice {
  /** Seconds from the start of the excerpt. */
  at: number;
  /** Index in the fleet. */
  vehicle: number;
  floor: Floor;
  reaction: Reaction;
}

/** The replay's part of a page: the map of the fleet, or the display in one vehicle. */
export type ReplayPart = "fleet" | "cab";

/** The choice before a visitor changes anything: moments in which much is decided. */
export const stills: Record<ReplayPart, ReplayChoice> = {
  fleet: { at: 250, vehicle: 1, floor: "wet", reaction: 1.5 },
  cab: { at: 37, vehicle: 2, floor: "wet", reaction: 1.5 },
};

/** The query parameters of the choice. */
export const replayFields = ["at", "vehicle", "floor", "reaction"] as const;

/** Id of the replay's section, which its links lead to. */
export const REPLAY_ANCHOR = "replay";

/** Reads the choice from a query. Ignores unknown values. */
export function readReplayChoice(
  query: Readonly<Record<string, string | undefined>>,
  part: ReplayPart,
): ReplayChoice {
  const still = stills[part];
  const at = query.at === undefined ? Number.NaN : Number(query.at);
  const vehicle = fleet.findIndex(({ mark }) => mark === query.vehicle);
  return {
    at: Number.isFinite(at) ? withinExcerpt(at) : still.at,
    vehicle: vehicle < 0 ? still.vehicle : vehicle,
    floor: floorNames.find((name) => name === query.floor) ?? still.floor,
    reaction: reactions.find((each) => String(each) === query.reaction) ?? still.reaction,
  };
}

export const floorNames = Object.keys(floors) as Floor[];

/** A time that the excerpt has. */
export function withinExcerpt(seconds: number): number {
  return Math.max(0, Math.min(EXCERPT_S - 1, seconds));
}

/** The query parameters of a choice, without those of the still. */
export function fieldsOfReplay(choice: ReplayChoice, part: ReplayPart): Record<string, string> {
  const textOf = ({ at, vehicle, floor, reaction }: ReplayChoice): Record<string, string> => ({
    at: String(Math.round(at)),
    vehicle: fleet[vehicle]?.mark ?? "",
    floor,
    reaction: String(reaction),
  });
  const still = textOf(stills[part]);
  return Object.fromEntries(
    Object.entries(textOf(choice)).filter(([name, text]) => text !== still[name]),
  );
}

export function assumptionsOf({
  floor,
  reaction,
}: Pick<ReplayChoice, "floor" | "reaction">): Assumptions {
  return { friction: floors[floor], reactionS: reaction };
}

/** "14:03:00". */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, "0");
  return `14:${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** Returns the relative address of the page with this choice; it keeps the other parts' query parameters. */
export function replayAddress(choice: ReplayChoice, part: ReplayPart, others: OtherFields): string {
  const query = queryOf(Object.entries({ ...others, ...fieldsOfReplay(choice, part) }));
  return `?${query}#${REPLAY_ANCHOR}`;
}

import { type OtherFields, queryOf } from "../../other-fields.ts";
import { EXCERPT_S, fleet, TRUCK_3, vehicleOf } from "./record.ts";

/** What a visitor has chosen in the replay. All of it is in the address. */
export interface ReplayChoice {
  /** Seconds from the start of the excerpt. */
  at: number;
  /** Index in the fleet. */
  vehicle: number;
}

/** The replay's part of a page: the map of the fleet, or the display in one vehicle. */
export type ReplayPart = "fleet" | "cab";

/** The choice before a visitor changes anything. */
export const stills: Record<ReplayPart, ReplayChoice> = {
  fleet: { at: 319, vehicle: vehicleOf("T2") },
  cab: { at: 30, vehicle: TRUCK_3 },
};

/** The query parameters of the choice. */
export const replayFields = ["at", "vehicle"] as const;

/** Id of the replay's section, which its links lead to. */
export const REPLAY_ANCHOR = "replay";

/** Reads the choice from a query. Ignores unknown values. */
export function readReplayChoice(
  query: Readonly<Record<string, string | undefined>>,
  part: ReplayPart,
): ReplayChoice {
  const still = stills[part];
  const at = query.at === undefined ? Number.NaN : Number(query.at);
  const vehicle = vehicleOf(query.vehicle ?? "");
  return {
    at: Number.isFinite(at) ? withinExcerpt(at) : still.at,
    vehicle: vehicle < 0 ? still.vehicle : vehicle,
  };
}

/** A time that the excerpt has. */
export function withinExcerpt(seconds: number): number {
  return Math.max(0, Math.min(EXCERPT_S - 1, seconds));
}

/** The query parameters of a choice. All of them: pages begin with different choices. */
export function fieldsOfReplay({ at, vehicle }: ReplayChoice): Record<string, string> {
  return { at: String(Math.round(at)), vehicle: fleet[vehicle]?.mark ?? "" };
}

/** "14:03:00". */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, "0");
  return `14:${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** Returns the relative address of the page with this choice; it keeps the other parts' query parameters. */
export function replayAddress(choice: ReplayChoice, others: OtherFields): string {
  const query = queryOf(Object.entries({ ...others, ...fieldsOfReplay(choice) }));
  return `?${query}#${REPLAY_ANCHOR}`;
}

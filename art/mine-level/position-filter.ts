import { legOf } from "./fleet.ts";
import { drifts } from "./level.ts";
import type { RoutePlace } from "./poses.ts";

/** One Kalman filter along the drift. Across the drift the walls are near, so that error stays small. */
export interface PositionFilter {
  /** m² along the drift. */
  variance: number;
  /** Metres since a scan last fitted at one place only. */
  sinceMatch: number;
}

/** What dead reckoning adds for each metre, m². Chosen for this example. */
const VARIANCE_PER_M = 0.012;
/** The variance of one match, m², by what the walls are like. Chosen for this example. */
const matchVariance = { opening: 0.05, rock: 0.7, even: 400 };
/** Seconds between matches. A real filter matches many times a second; so one sees each of them. */
const MATCH_S = 3;
/** From a junction a scan sees walls in several directions. */
const OPENING_M = 12;
/** Standard deviation across the drift, metres. */
export const ACROSS_M = 0.08;

type Walls = keyof typeof matchVariance;

export function wallsAround(vehicle: number, { leg: index, along }: RoutePlace): Walls {
  const leg = legOf(vehicle, index);
  if (Math.min(along, leg.length - along) < OPENING_M) return "opening";
  return drifts[leg.drift]?.isEven ? "even" : "rock";
}

/** The filter after a move: dead reckoning adds variance, and every few seconds a match removes some. */
export function matchScan<State extends RoutePlace & PositionFilter>(
  vehicle: number,
  before: State,
  moved: State & { speed: number },
  time: number,
): State {
  const metres = moved.leg === before.leg ? Math.max(0, moved.along - before.along) : moved.along;
  const variance = before.variance + VARIANCE_PER_M * metres;
  const sinceMatch = before.sinceMatch + metres;
  if ((time + vehicle) % MATCH_S !== 0) return { ...moved, variance, sinceMatch };
  const walls = wallsAround(vehicle, moved);
  const noise = matchVariance[walls];
  return {
    ...moved,
    variance: (variance * noise) / (variance + noise),
    sinceMatch: walls === "even" ? sinceMatch : 0,
  };
}

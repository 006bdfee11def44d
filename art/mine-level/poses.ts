import { fleet, type Leg, legOf, walkers, walkwayM } from "./fleet.ts";
import { bay, bayShare, isDeadEnd, type Point, pointOn } from "./level.ts";

/** Where a vehicle's middle is: metres from the start of a leg of its route. */
export interface RoutePlace {
  leg: number;
  along: number;
}

/** A place on a leg in metres from the start of its drift. */
export function alongDrift({ isForward, length }: Leg, along: number): number {
  return isForward ? along : length - along;
}

/** The point of a vehicle's route there. In a bay every vehicle keeps to its right. */
export function routePoint(vehicle: number, place: RoutePlace): Point {
  let { leg: index, along } = place;
  let leg = legOf(vehicle, index);
  while (along > leg.length) {
    along -= leg.length;
    index += 1;
    leg = legOf(vehicle, index);
  }
  while (along < 0) {
    index -= 1;
    leg = legOf(vehicle, index);
    along += leg.length;
  }
  const at = alongDrift(leg, along);
  const lateral = bay.lane * bayShare(leg.drift, at);
  return pointOn(leg.drift, at, leg.isForward ? lateral : -lateral);
}

/** Metres along a vehicle's route to the end of the drift where it turns. */
export function metresToEnd(vehicle: number, { leg: index, along }: RoutePlace): number {
  const { length, to } = legOf(vehicle, index);
  const rest = length - along;
  return isDeadEnd(to) ? rest : rest + metresToEnd(vehicle, { leg: index + 1, along: 0 });
}

/** A vehicle's way from a place, as points at most 1 m apart. Between drifts it turns gently. */
export function wayFrom(vehicle: number, { leg, along }: RoutePlace, metres: number): Point[] {
  const steps = Math.max(1, Math.ceil(metres));
  return Array.from({ length: steps + 1 }, (_, step) =>
    turnPoint(vehicle, { leg, along: along + (step / steps) * metres }),
  );
}

/** The mean of the route around a place: the way of a vehicle that cannot turn on the spot. */
function turnPoint(vehicle: number, { leg, along }: RoutePlace): Point {
  const around = TURN_M.map((metres) => routePoint(vehicle, { leg, along: along + metres }));
  const mean = (axis: 0 | 1) => around.reduce((sum, point) => sum + point[axis], 0) / around.length;
  return [mean(0), mean(1)];
}

const TURN_M = [-6, -4, -2, 0, 2, 4, 6];

export interface Pose {
  at: Point;
  /** Direction of travel in radians, clockwise from east. */
  heading: number;
}

/** A vehicle stands on two axles, which both follow its route. */
export function poseOf(vehicle: number, { leg, along }: RoutePlace): Pose {
  const axle = (fleet[vehicle]?.length ?? 0) * 0.3;
  const [fx, fy] = routePoint(vehicle, { leg, along: along + axle });
  const [rx, ry] = routePoint(vehicle, { leg, along: along - axle });
  return { at: [(fx + rx) / 2, (fy + ry) / 2], heading: Math.atan2(fy - ry, fx - rx) };
}

export interface WalkerPlace {
  along: number;
  /** 0: walks in the drift, 1: stands in a niche. */
  inNiche: number;
}

export function walkerPoint(walker: number, { along, inNiche }: WalkerPlace): Point {
  const { drift: middle, niche } = walkwayM;
  return pointOn(walkers[walker]?.drift ?? 0, along, middle + (niche - middle) * inNiche);
}

import { fleet, legOf } from "./fleet.ts";
import { bay, drifts, isDeadEnd } from "./level.ts";
import type { RoutePlace } from "./poses.ts";

/** After this distance behind a vehicle, the next one may follow into its lane. */
const FOLLOW_GAP_M = 5;

type Coming = RoutePlace & { vehicle: number };

interface Claim {
  key: string;
  vehicle: number;
  /** It ends where the vehicle's middle is at this distance on this leg. */
  leg: number;
  until: number;
}

/**
 * Who may go where, as on a single-track railway. Each bay has one lane for each direction, and each junction or end of
 * a drift, with its approaches up to the bays, is for one vehicle at a time. A vehicle gets a junction only together
 * with the lane behind it; until then it waits in its bay. Loaded goes before empty, uphill before downhill, and light
 * vehicles go last.
 */
export class RightOfWay {
  #claims: Claim[] = [];
  /** The leg whose end each vehicle may pass. */
  #granted = new Map<number, number>();
  #coming: readonly Coming[] = [];

  /** True if the vehicle may pass the end of this leg. */
  has(vehicle: number, leg: number): boolean {
    return this.#granted.get(vehicle) === leg;
  }

  /** The vehicle that another one waits for at the end of this leg. */
  holderAhead(vehicle: number, leg: number): number | undefined {
    const keys = claimsFor(vehicle, leg).map(({ key }) => key);
    return this.#claims.find((each) => each.vehicle !== vehicle && keys.includes(each.key))
      ?.vehicle;
  }

  /**
   * Gives the junctions to those who ask, in the order of their right of way. An empty vehicle leaves a junction to a
   * loaded one that comes, and a light vehicle to every one that hauls.
   */
  decide(asking: readonly Coming[], coming: readonly Coming[]): void {
    const inOrder = [...asking].sort((a, b) => rankOf(b) - rankOf(a));
    this.#coming = coming;
    for (const { vehicle, leg } of inOrder) {
      if (this.waitsFor(vehicle, leg) !== undefined) continue;
      this.#claims.push(...claimsFor(vehicle, leg));
      this.#granted.set(vehicle, leg);
    }
  }

  /** The vehicle that another one waits for: it has the junction, or it comes and goes first. */
  waitsFor(vehicle: number, leg: number): number | undefined {
    const holder = this.holderAhead(vehicle, leg);
    if (holder !== undefined) return holder;
    const keys = claimsFor(vehicle, leg).map(({ key }) => key);
    return this.#coming.find(
      (each) =>
        classOf(each) > classOf({ vehicle, leg }) &&
        !this.has(each.vehicle, each.leg) &&
        this.holderAhead(each.vehicle, each.leg) !== vehicle &&
        claimsFor(each.vehicle, each.leg).some(({ key }) => keys.includes(key)),
    )?.vehicle;
  }

  /** Takes the lane of a leg, at the start or when leaving the end of a drift. Returns false if it is taken. */
  enterLane(vehicle: number, leg: number): boolean {
    const claim = laneClaim(vehicle, leg);
    if (this.#claims.some(({ key }) => key === claim.key)) return false;
    this.#claims.push(claim);
    return true;
  }

  /** Ends the claims that the vehicle has left behind. */
  release(vehicle: number, { leg, along }: RoutePlace): void {
    this.#claims = this.#claims.filter(
      (each) =>
        each.vehicle !== vehicle || leg < each.leg || (leg === each.leg && along < each.until),
    );
  }
}

/** Higher numbers go first: light, empty, loaded. */
function classOf({ vehicle, leg }: Omit<Coming, "along">): number {
  if (fleet[vehicle]?.isLight) return 0;
  return legOf(vehicle, leg).isLoaded ? 2 : 1;
}

/** By class, then uphill first. */
function rankOf({ vehicle, leg: index }: Coming): number {
  const leg = legOf(vehicle, index);
  const { grade = 0 } = drifts[leg.drift] ?? {};
  const isUphill = (leg.isForward ? grade : -grade) > 2;
  return 2 * classOf({ vehicle, leg: index }) + (isUphill ? 1 : 0);
}

/** What a vehicle needs to pass the end of a leg. */
function claimsFor(vehicle: number, index: number): Claim[] {
  const leg = legOf(vehicle, index);
  const next = legOf(vehicle, index + 1);
  const { length = 0 } = fleet[vehicle] ?? {};
  const until = next.length / 2 - bay.straight / 2 + length / 2;
  const node = { key: leg.to, vehicle, leg: index + 1, until };
  return isDeadEnd(leg.to) ? [node] : [node, laneClaim(vehicle, index + 1)];
}

function laneClaim(vehicle: number, index: number): Claim {
  const { drift, isForward, length: metres } = legOf(vehicle, index);
  const { length = 0 } = fleet[vehicle] ?? {};
  const until = metres / 2 + bay.straight / 2 + FOLLOW_GAP_M + length / 2;
  const isInside = until < metres;
  return {
    key: `${drift} ${isForward}`,
    vehicle,
    leg: isInside ? index : index + 1,
    until: isInside ? until : until - metres,
  };
}

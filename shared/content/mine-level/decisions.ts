import { UNIT_SPACE } from "../figure.ts";
import { fleet, legOf } from "./fleet.ts";
import { type Moment, STEP_S, type VehicleState } from "./simulate.ts";

export interface Decision {
  /** Seconds from the start of the excerpt. */
  time: number;
  vehicle: number;
  text: string;
}

/** The same decision again within this time is no new one. */
const AGAIN_S = 25;

/** Lists when a vehicle begins to wait, to stop or to creep, and why. */
export function decisionsOf(moments: readonly Moment[]): Decision[] {
  const lastTimes = new Map<string, number>();
  return moments.flatMap(({ vehicles }, index) =>
    vehicles.flatMap((state, vehicle) => {
      if (state.other < 0) return [];
      const time = Math.ceil(index * STEP_S);
      const key = `${vehicle} ${state.doing} ${state.other}`;
      const last = lastTimes.get(key) ?? Number.NEGATIVE_INFINITY;
      lastTimes.set(key, time);
      if (time - last < AGAIN_S) return [];
      return [{ time, vehicle, text: textOf(vehicle, state, vehicles) }];
    }),
  );
}

function textOf(vehicle: number, state: VehicleState, vehicles: readonly VehicleState[]): string {
  const name = fleet[vehicle]?.name;
  const metres = Math.max(0, Math.round(state.gap));
  if (state.doing === "stops") return `${name} stops: a person ${metres}${UNIT_SPACE}m ahead`;
  if (state.doing === "creeps")
    return `${name} passes at walking pace: the person signals from the safety bay`;
  const other = fleet[state.other]?.name;
  const { leg = 0 } = vehicles[state.other] ?? {};
  const isOtherLoaded = legOf(state.other, leg).isLoaded && !legOf(vehicle, state.leg).isLoaded;
  return `${name} waits in the bay for ${other}${isOtherLoaded ? ", which is loaded" : ""}`;
}

import { expect, test } from "vitest";
import { fleet, LOADER_2, legOf, TRUCK_3 } from "../../../shared/content/mine-level/fleet.ts";
import { recordOf, reportOf, vehicleAt } from "../../../shared/content/mine-level/record.ts";
import { assumptionsOf, stills } from "../../../shared/content/mine-level/replay-choice.ts";
import type { VehicleState } from "../../../shared/content/mine-level/simulate.ts";
import { meeting } from "../../../shared/content/products/collision-avoidance.ts";
import { cabViewAt } from "./cab-view.ts";

const assumptions = assumptionsOf(stills.cab);
const record = recordOf(assumptions);

test("the case study has the values of the simulated meeting", () => {
  const { unseen, known, warned, acted } = meeting;
  const ahead = (vehicle: number, state: VehicleState) =>
    Math.round(metresToIntersection(vehicle, state));
  const at = (time: number) => {
    const { contacts, state, stopping } = cabViewAt(record, TRUCK_3, time, assumptions);
    return {
      at: time,
      a: ahead(TRUCK_3, state),
      b: ahead(LOADER_2, reportOf(record, LOADER_2, time).state),
      source: contacts[0]?.source,
      kmh: Math.round(state.speed * 3.6),
      stopping: Number(stopping.total.toFixed(1)),
    };
  };
  const source = "behind rock, reported 1 s ago";

  expect(at(unseen.at)).toMatchObject({ a: unseen.a, source: undefined });
  expect(ahead(LOADER_2, vehicleAt(record, LOADER_2, unseen.at).state)).toBe(unseen.b);
  expect(at(known.at)).toMatchObject({ ...known, source });
  expect(at(warned.at)).toMatchObject({ ...warned, source });
  expect(at(acted.at)).toMatchObject({ ...acted, source, kmh: 0 });
});

/** Along its route from the front of a vehicle that drives towards the intersection. */
function metresToIntersection(vehicle: number, { leg, along }: VehicleState): number {
  return legOf(vehicle, leg).length - along - (fleet[vehicle]?.length ?? 0) / 2;
}

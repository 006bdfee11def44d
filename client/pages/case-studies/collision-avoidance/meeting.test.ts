import { expect, test } from "vitest";
import { recordOf } from "../../../../shared/content/mine-level/record.ts";
import { assumptionsOf, stills } from "../../../../shared/content/mine-level/replay-choice.ts";
import { meeting } from "../../../../shared/content/products/collision-avoidance.ts";
import { cabViewAt } from "../../../islands/fleet-replay/cab-view.ts";

/** Index of Truck 3 in the fleet. */
const TRUCK_3 = 2;
const assumptions = assumptionsOf(stills.cab);
const record = recordOf(assumptions);

test("the case study has the values of the simulated meeting", () => {
  const { unseen, known, warned, acted } = meeting;
  const at = (time: number) => {
    const { contacts, state, stopping } = cabViewAt(record, TRUCK_3, time, assumptions);
    return {
      at: time,
      apart: Math.round(contacts[0]?.metres ?? 0),
      source: contacts[0]?.source,
      kmh: Math.round(state.speed * 3.6),
      stopping: Number(stopping.total.toFixed(1)),
    };
  };
  const source = "behind rock, reported 1 s ago";

  expect(at(unseen.at).source).toBeUndefined();
  expect(at(known.at)).toMatchObject({ apart: known.apart, source });
  expect(at(warned.at)).toMatchObject({ ...warned, source });
  expect(at(acted.at)).toMatchObject({ ...acted, source, kmh: 0 });
});

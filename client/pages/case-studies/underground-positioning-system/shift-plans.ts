import {
  DRILL_1,
  LOADER_1,
  LOADER_2,
  SERVICE_1,
  TRUCK_3,
} from "../../../../shared/content/mine-level/fleet.ts";
import type { Point } from "../../../../shared/content/mine-level/level.ts";
import { metresToEnd, poseOf, wayFrom } from "../../../../shared/content/mine-level/poses.ts";
import type { View } from "../../../islands/fleet-replay/level-ground.tsx";
import type { PlanMark } from "../../level-plan.tsx";

/** The drawing of one moment of the shift. */
export interface ShiftPlanContent {
  label: string;
  view: View;
  marks: readonly PlanMark[];
}

const size: Point = [112, 63];

/** Legs of the routes: metres along a leg, near its middle, are in its bay. */
const places = {
  loadedBelowTheRamp: { leg: 8, along: 50 },
  emptyInTheRampBay: { leg: 2, along: 37 },
  atTheFace: { leg: 5, along: 47 },
  beforeTheHeading: { leg: 11, along: 27 },
  inTheHaulageBay: { leg: 3, along: 28 },
  inTheCrosscutBay: { leg: 2, along: 37 },
  lastReport: { leg: 9, along: 56 },
};

export const shiftPlans = {
  ramp: {
    label:
      "Plan of the ramp and crosscut 1. An empty truck stands in the bay of the ramp; a loaded one climbs the crosscut towards the bend between them.",
    view: { corner: [10, 90], size },
    marks: [
      {
        vehicle: TRUCK_3,
        pose: poseOf(TRUCK_3, places.emptyInTheRampBay),
        name: "empty, waits",
        beside: [2, 13],
        tone: "own",
      },
      {
        vehicle: TRUCK_3,
        pose: poseOf(TRUCK_3, places.loadedBelowTheRamp),
        name: "loaded",
        beside: [15, 0],
        way: wayFrom(TRUCK_3, places.loadedBelowTheRamp, 75),
      },
    ],
  },
  heading: {
    label:
      "Plan of a heading that ends in rock. A loader works at its face; another vehicle waits in the bay before the corner.",
    view: { corner: [308, 142], size },
    marks: [
      {
        vehicle: LOADER_1,
        pose: poseOf(DRILL_1, places.atTheFace),
        name: "loader",
        beside: [-4, 12],
        tone: "own",
      },
      {
        vehicle: SERVICE_1,
        pose: poseOf(SERVICE_1, places.beforeTheHeading),
        name: "waits",
        beside: [2, 14],
        way: wayFrom(SERVICE_1, places.beforeTheHeading, 26),
      },
    ],
  },
  muster: {
    label:
      "Plan of the ramp and two drifts. Two vehicles stand in their bays; the ground that the third may have covered since its last report reaches up the ramp.",
    view: { corner: [0, 84], size: [176, 99] },
    marks: [
      {
        vehicle: TRUCK_3,
        pose: poseOf(TRUCK_3, places.lastReport),
        name: "1 minute ago",
        beside: [24, 6],
        tone: "own",
        since: wayFrom(TRUCK_3, places.lastReport, metresToEnd(TRUCK_3, places.lastReport)),
      },
      {
        vehicle: LOADER_2,
        pose: poseOf(LOADER_2, places.inTheHaulageBay),
        name: "stands",
        beside: [1, 13],
      },
      {
        vehicle: LOADER_1,
        pose: poseOf(LOADER_2, places.inTheCrosscutBay),
        name: "stands",
        beside: [17, 2],
      },
    ],
  },
} as const satisfies Record<string, ShiftPlanContent>;

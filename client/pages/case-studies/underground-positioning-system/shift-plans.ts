import {
  DRILL_1,
  fleet,
  LOADER_1,
  LOADER_2,
  legOf,
  SERVICE_1,
  TRUCK_3,
} from "../../../../shared/content/mine-level/fleet.ts";
import type { Point } from "../../../../shared/content/mine-level/level.ts";
import { metresToEnd, poseOf, wayFrom } from "../../../../shared/content/mine-level/poses.ts";
import {
  isOld,
  movedSince,
  recordOf,
  reportsAt,
} from "../../../../shared/content/mine-level/record.ts";
import {
  assumptionsOf,
  floors,
  stills,
} from "../../../../shared/content/mine-level/replay-choice.ts";
import { stoppingDistance, stoppingText } from "../../../../shared/content/mine-level/stopping.ts";
import { sightFrom } from "../../../../shared/content/mine-level/walls.ts";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import type { LevelPlanProps } from "../../level-plan.tsx";

type ShiftPlan = Pick<LevelPlanProps, "label" | "view" | "marks" | "notes" | "scaleM">;

/** A time of the replay with all vehicles apart and one without radio coverage. */
const OPENING_S = 218;
const opening = reportsAt(recordOf(assumptionsOf(stills.fleet)), OPENING_S);
const silent = opening.find(isOld);
const silentS = Math.round(silent?.ageS ?? 0);

/** What the opening shows: the ramp on which the silent truck can be. */
export const silence = {
  reach: `${Math.round(silent ? movedSince(silent) : 0)}\u00a0m`,
  meaning: `of ramp, to its end: Truck 3 can be anywhere on it, ${silentS}\u00a0s after its last report`,
};

/** Where the names stand, in the order of the fleet. */
const namesBeside: readonly Point[] = [
  [30, -1],
  [34, 8],
  [34, -64],
  [-3, 26],
  [2, -25],
  [29, 2],
  [34, 17],
];

/** The whole level. */
export const levelPlan: ShiftPlan = {
  label: `Plan of the mine level with seven vehicles and their routes ahead. Truck 3 is on the ramp without radio: its last report is ${silentS} s old.`,
  view: { corner: [2, 62], size: [416, 200] },
  marks: opening.map((report) => ({
    vehicle: report.vehicle,
    pose: report.pose,
    name: `${fleet[report.vehicle]?.name}${isOld(report) ? ", silent" : ""}`,
    beside: namesBeside[report.vehicle] ?? [0, 0],
    ...(isOld(report)
      ? { tone: "own", stretches: [report.since] }
      : { way: wayFrom(report.vehicle, report.state, 70) }),
  })),
};

/** Places on the legs of the routes. Metres along a leg, near its middle, are in its bay. */
const places = {
  beforeTheRampBay: { leg: 2, along: 19 },
  loadedBelowTheRamp: { leg: 8, along: 50 },
  atTheFace: { leg: 5, along: 47 },
  beforeTheHeading: { leg: 11, along: 27 },
  inTheHaulageBay: { leg: 3, along: 28 },
  inTheCrosscutBay: { leg: 2, along: 37 },
  lastReport: { leg: 9, along: 56 },
};

/** The drawn way leaves out the corner itself, where it turns. */
const CUT_M = 6;

/** Of both trucks. The grade is that of the ramp towards crosscut 1. */
const KMH = 18;
const RAMP_GRADE = -8;

/** The way from the empty truck's front until it stands. */
function stoppingOn(floor: "wet" | "clay"): Point[] {
  const { leg, along } = places.beforeTheRampBay;
  const front = along + (fleet[TRUCK_3]?.length ?? 0) / 2;
  const { total } = stoppingDistance(
    KMH / 3.6,
    RAMP_GRADE,
    assumptionsOf({ floor, reaction: 1.5 }),
  );
  return wayFrom(TRUCK_3, { leg, along: front }, total);
}

/** The way that the silent truck can have driven after some seconds. */
function drivenAfter(seconds: number): Point[] {
  const most = metresToEnd(TRUCK_3, places.lastReport);
  return wayFrom(TRUCK_3, places.lastReport, Math.min(most, (KMH / 3.6) * seconds));
}

/** Seconds after which the silent truck can have reached the end of the ramp. */
const wholeRampS = Math.ceil(metresToEnd(TRUCK_3, places.lastReport) / (KMH / 3.6));

function endOf(way: readonly Point[]): Point {
  return way.at(-1) ?? [0, 0];
}

const heading = poseOf(SERVICE_1, places.beforeTheHeading);
const face = poseOf(DRILL_1, places.atTheFace);
/** The way of the vehicle that waits, from its front round the corner to the loader at the face, in two parts. */
const { beforeTheHeading: before, atTheFace } = places;
const frontOf = before.along + (fleet[SERVICE_1]?.length ?? 0) / 2;
const toTheCorner = legOf(SERVICE_1, before.leg).length - frontOf;
const fromTheCorner = atTheFace.along - (fleet[LOADER_1]?.length ?? 0) / 2;
const roundTheCorner = [
  ...wayFrom(SERVICE_1, { leg: before.leg, along: frontOf }, toTheCorner - CUT_M),
  ...wayFrom(DRILL_1, { leg: atTheFace.leg, along: CUT_M }, fromTheCorner - CUT_M),
];
const drive = `${Math.round(toTheCorner + fromTheCorner)}\u00a0m`;

interface ShiftScene {
  /** What the moment is about, as one figure. */
  value: string;
  meaning: string;
  plan: ShiftPlan;
}

const scenes: readonly ShiftScene[] = [
  {
    value: `${stoppingText(KMH, RAMP_GRADE, floors.wet)} or ${stoppingText(KMH, RAMP_GRADE, floors.clay)}`,
    meaning: "to stop: wet rock or wet clay",
    plan: {
      label: `Plan of the ramp and crosscut 1. An empty truck comes down the ramp and needs ${stoppingText(KMH, RAMP_GRADE, floors.wet)} to stop on wet rock, ${stoppingText(KMH, RAMP_GRADE, floors.clay)} on wet clay, both within the bay; a loaded truck climbs the crosscut.`,
      view: { corner: [4, 93], size: [104, 58.5] },
      scaleM: 20,
      marks: [
        {
          vehicle: TRUCK_3,
          pose: poseOf(TRUCK_3, places.beforeTheRampBay),
          name: "empty",
          beside: [-14, -16],
          tone: "own",
          stretches: [stoppingOn("wet"), stoppingOn("clay")],
        },
        {
          vehicle: TRUCK_3,
          pose: poseOf(TRUCK_3, places.loadedBelowTheRamp),
          name: "loaded",
          beside: [-17, 2],
          way: wayFrom(TRUCK_3, places.loadedBelowTheRamp, 59),
        },
      ],
      notes: [
        {
          at: endOf(stoppingOn("wet")),
          name: `${stoppingText(KMH, RAMP_GRADE, floors.wet)} on wet rock`,
          beside: [-12, -16],
        },
        {
          at: endOf(stoppingOn("clay")),
          name: `${stoppingText(KMH, RAMP_GRADE, floors.clay)} on wet clay`,
          beside: [-1, 18],
        },
        { at: [57, 127.5], name: "bay", beside: [9, 1] },
      ],
    },
  },
  {
    value: drive,
    meaning: "of drift to a loader out of sight",
    plan: {
      label:
        "Plan of a heading that ends in rock. A loader works at its face, where the driver who waits in the bay before the corner cannot see it.",
      view: { corner: [327, 132], size: [96, 76.8] },
      scaleM: 20,
      marks: [
        {
          vehicle: LOADER_1,
          pose: face,
          name: "only on the map",
          beside: [-10, -26],
        },
        {
          vehicle: SERVICE_1,
          pose: heading,
          name: "waits",
          beside: [2, 14],
          tone: "own",
          sight: sightFrom(heading.at, heading.heading, 120),
          way: roundTheCorner,
        },
      ],
      notes: [
        { at: [346, 168], name: "what its driver sees", beside: [4, -19] },
        { at: [384, 180], name: drive, beside: [-9, 10] },
      ],
    },
  },
  {
    value: `${Math.round((KMH / 3.6) * 10)}\u00a0m`,
    meaning: "further for every 10\u00a0s of silence",
    plan: {
      label:
        "Plan of the ramp and two drifts. Two vehicles stand still; the ground that the third may have covered since its last report grows to the end of the ramp.",
      view: { corner: [0, 98], size: [207.5, 166] },
      marks: [
        {
          vehicle: TRUCK_3,
          pose: poseOf(TRUCK_3, places.lastReport),
          name: "last report",
          beside: [24, 12],
          tone: "own",
          stretches: [10, 20, wholeRampS].map(drivenAfter),
        },
        {
          vehicle: LOADER_2,
          pose: poseOf(LOADER_2, places.inTheHaulageBay),
          name: "stands",
          beside: [2, 16],
        },
        {
          vehicle: LOADER_1,
          pose: poseOf(LOADER_2, places.inTheCrosscutBay),
          name: "stands",
          beside: [24, 4],
        },
      ],
      notes: [
        { at: endOf(drivenAfter(10)), name: "after 10 s", beside: [32, -4] },
        { at: endOf(drivenAfter(20)), name: "after 20 s", beside: [32, 4] },
        {
          at: endOf(drivenAfter(wholeRampS)),
          name: `after ${wholeRampS}\u00a0s: anywhere`,
          beside: [56, -1],
        },
      ],
    },
  },
];

/** Three moments of one shift with their drawings. */
export const shiftScenes = caseStudyOf("underground-positioning-system").moments.flatMap(
  (moment, index) => {
    const scene = scenes[index];
    return scene ? [{ ...moment, ...scene }] : [];
  },
);

import { type Parameter, REPEATABILITY_MM } from "./parameters.ts";

export type Rail = "left" | "right";

/** A displacement of one rail that changes from run to run. */
interface Defect {
  /** Metres along the line. */
  at: number;
  rail: Rail;
  /** Vertical is positive upwards, lateral to the right. */
  direction: "vertical" | "lateral";
  /** Metres from the middle to where 61 % of the displacement is left. */
  reach: number;
  /** Displacement in millimetres on each run. */
  runs: readonly number[];
}

export type PlacePicture = "curve" | "culvert" | "temperature" | "cloud" | "scan";

/** A ranked place of the example line. All of it is invented. */
export interface Place {
  kilometre: number;
  parameter: Parameter;
  /** Where this is, for someone who goes there. */
  where: string;
  /** The reason in few words, for the list. */
  short: string;
  /** The reason in plain words. */
  reason: string;
  /** What has to be done on the same day, if something has; the place is then urgent today, whatever its threshold. */
  act?: string;
  /** What was found there, in three words, for the headline of the report. Every place with `act` has it. */
  found?: string;
  /** What the software cannot tell, if there is something. */
  unsure?: string;
  /** Work between two runs. */
  work?: { name: string; date: string };
  /** Of this place, or of another as an example. */
  picture?: PlacePicture;
  /** Metres from the place, rail, direction, reach in metres, displacement in millimetres on runs 1 to 6. */
  moves: readonly (readonly [number, Rail, Defect["direction"], number, readonly number[]])[];
  /** Values that are not read from the rails: the rail temperature of a sensor, the clear opening on photographs. */
  readings?: readonly number[];
}

export const places: readonly Place[] = [
  {
    kilometre: 33.43,
    parameter: "twist",
    where:
      "West approach of the bridge at km\u00a033.50, whose deck begins at km\u00a033.454; tangent",
    short: "Left rail sinks before the bridge",
    reason:
      "The left rail settles on the soft approach, 24\u00a0m before the stiff bridge deck. Its surface is beyond 25\u00a0mm, its threshold (example). At its rate since run 5, cross-level passes 31.8 mm, the limit of Class 4 (49 CFR 213.63), before September 15.",
    found: "a rail sinks",
    act: "Tell the person in charge. Measure twist and cross-level by hand today, and add the movement under load. Your rule decides on the speed.",
    picture: "scan",
    moves: [
      [0, "left", "vertical", 4.2, [-3, -4.6, -7.8, -11.9, -17, -25.5]],
      [0.6, "right", "vertical", 5, [-0.6, -0.9, -1.2, -1.8, -2.4, -3]],
    ],
  },
  {
    kilometre: 31.93,
    parameter: "temperature",
    where: "Body of a 4° curve to the left, no shade",
    short: "Hot rail in a sharp curve",
    reason: `On August 23 the sensor warned: the rail passed the threshold from 14:20 to 16:20, in a 4° curve. No curve on this line is sharper. Since the run before, alignment has changed by less than the repeatability of ${REPEATABILITY_MM} mm: look at it again on the next run.`,
    picture: "temperature",
    moves: [
      [0, "left", "lateral", 6, [2, 2, 2, 2, 2, 2]],
      [0, "right", "lateral", 6, [2, 2, 2, 2, 2, 2]],
    ],
    readings: [29.4, 36.1, 41.3, 46.2, 47.4, 50],
  },
  {
    kilometre: 42.21,
    parameter: "gauge",
    where: "Body of a 4° curve to the right, high rail",
    short: "High rail moves outwards",
    reason:
      "Gauge widens on the high rail, over about 20 ties. Alignment of that rail is up to 14.8 mm, while the low rail stays where it was. That points to fastenings or ties, not to a shift of the track.",
    picture: "curve",
    moves: [
      [0, "left", "lateral", 4.6, [-6.2, -7.1, -8.6, -10.9, -13.5, -15.7]],
      [3, "left", "lateral", 2.2, [-1, -1, -1.5, -2, -2.4, -3]],
    ],
  },
  {
    kilometre: 8.02,
    parameter: "surface",
    where: "Road crossing at Birch, tangent",
    short: "Both rails low at a crossing",
    reason:
      "Both rails dip in the road crossing, a little deeper on every run. Wet ballast under a crossing does this.",
    picture: "cloud",
    moves: [
      [0, "left", "vertical", 3.4, [-11, -12.3, -14, -15.9, -18.3, -20.7]],
      [0.4, "right", "vertical", 3.6, [-10, -11.2, -12.4, -14, -16, -18]],
    ],
  },
  {
    kilometre: 19.46,
    parameter: "culvert",
    where: "Pipe culvert under 3 m of fill, inlet on the north side",
    short: "Inlet closes faster on each run",
    reason:
      "The photographs from the bank, taken on the days of the runs, show more branches on each since July 14.",
    found: "an inlet closes",
    act: "Report it at once and inspect it the same day.",
    picture: "culvert",
    moves: [
      [0, "left", "vertical", 5, [-2, -2, -2.4, -3, -4.2, -5.6]],
      [0, "right", "vertical", 5.4, [-2, -2, -2.2, -2.8, -3.8, -5]],
    ],
    readings: [97, 96, 91, 80, 58, 27],
  },
  {
    kilometre: 10.42,
    parameter: "alignment",
    where: "Body of a 4° curve to the right",
    short: "Curve moves outwards",
    reason:
      "Both rails move to the outside of the curve, the left one more. Gauge hardly changes while alignment goes. The movement follows the warm weeks: compare the neutral temperature on record, and look at the ballast shoulder.",
    picture: "curve",
    moves: [
      [0, "left", "lateral", 5.4, [-6.6, -7.4, -8.3, -10.7, -12.9, -14.9]],
      [0, "right", "lateral", 5.4, [-6.4, -7, -8.2, -10.2, -12.2, -14.2]],
    ],
  },
  {
    kilometre: 16.82,
    parameter: "gauge",
    where: "West turnout of the siding at Cedar",
    short: "Gauge step at a turnout",
    reason:
      "On the last run only, gauge reads wider by a step. Alignment is up to 15.7 mm there, on the right rail: one cause can explain both. Earlier runs agree with each other.",
    unsure:
      "The step is at the switch points. It can be wear, a loose point, or the change from the stock rail to the point. A person has to tell.",
    moves: [
      [0, "right", "lateral", 2.4, [7.8, 8.2, 8, 8.4, 8.1, 13]],
      [0, "left", "lateral", 12, [-4.4, -4.4, -4.4, -4.4, -4.4, -4.4]],
    ],
  },
  {
    kilometre: 30.74,
    parameter: "crosslevel",
    where: "Body of a 3° curve to the left, 70 mm design superelevation",
    short: "Superelevation is being lost",
    reason:
      "The outer rail sinks in the body of the curve, so the superelevation falls below its design. Growth is slow and even.",
    picture: "curve",
    moves: [[0, "right", "vertical", 9, [-9.2, -10.2, -11.7, -13.1, -14.7, -16.5]]],
  },
  {
    kilometre: 36.45,
    parameter: "alignment",
    where: "Entry spiral of a 3° curve to the left",
    short: "Kink in the entry spiral",
    reason: `Alignment bends 20 m before the full curve. Over six runs it has changed by less than the repeatability of ${REPEATABILITY_MM} mm.`,
    picture: "cloud",
    moves: [
      [0, "left", "lateral", 5, [19.2, 19.2, 19.2, 19.2, 19.2, 19.2]],
      [0, "right", "lateral", 5, [19.2, 19.2, 19.2, 19.2, 19.2, 19.2]],
    ],
  },
  {
    kilometre: 24.14,
    parameter: "twist",
    where: "Entry of a 2° curve to the right",
    short: "Twist beside a spiral",
    reason: `About 8 mm of the twist is the ramp of the spiral. The rest is a low left rail before its end and a low right rail past it. It has been there on all runs, and has changed by less than the repeatability of ${REPEATABILITY_MM} mm.`,
    picture: "cloud",
    moves: [[0, "right", "vertical", 4, [-5.8, -6.3, -5.1, -5.4, -5.3, -5]]],
  },
  {
    kilometre: 45.02,
    parameter: "crosslevel",
    where: "Tangent, 280 m west of the road crossing at km\u00a045.3",
    short: "Tamped in July, two runs since",
    reason:
      "Tamping after run 4 brought cross-level from 22.0 to 5.3 mm. From the first run since to the second, it changed by 0.6 mm: too few runs to say that the work holds.",
    work: { name: "tamped", date: "2026-07-22" },
    picture: "cloud",
    moves: [[0, "left", "vertical", 6, [-14.9, -17, -19.5, -21.9, -5.1, -5.5]]],
  },
  {
    kilometre: 4.29,
    parameter: "surface",
    where: "Body of a 3° curve to the left",
    short: "Old dip, no growth",
    reason: `A dip in both rails, deeper in the right. Since the first run it has changed by less than the repeatability of ${REPEATABILITY_MM} mm. The culvert at km 4.31 is 20 m away: look at both on the next visit.`,
    picture: "curve",
    moves: [
      [0, "right", "vertical", 3.6, [-19.7, -20.2, -19.7, -19.9, -20.4, -19.9]],
      [0.3, "left", "vertical", 3.8, [-12.6, -12.4, -12.9, -12.7, -12.9, -12.6]],
    ],
  },
];

/** Every defect of the line. */
export const defects: readonly Defect[] = places.flatMap(({ kilometre, moves }) =>
  moves.map(([offset, rail, direction, reach, runs]) => ({
    at: kilometre * 1000 + offset,
    rail,
    direction,
    reach,
    runs,
  })),
);

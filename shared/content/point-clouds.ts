import type { View } from "../point-cloud/camera.ts";
import type { Vector } from "../point-cloud/vector.ts";

export const sceneNames = ["railway", "drift"] as const;
export type SceneName = (typeof sceneNames)[number];

export const railwayKinds = [
  "Ground",
  "Ballast",
  "Rail",
  "Tie",
  "Vegetation",
  "Structure",
  "Signal",
  "Wire",
] as const;
export const driftKinds = [
  "Floor",
  "Rock",
  "Mesh and bolts",
  "Pipe and duct",
  "Machine",
  "Person",
  "Cable",
] as const;

/** Metres along the example line where the railway scene begins: its bridge is the line's at km 33.5, 92 m long. */
export const railwayStart = 33_353.5;

/** The drift turns to the left. */
export const driftCurve = { from: 12, radius: 130 };

export interface Finding {
  title: string;
  text: string;
  at: Vector;
  view: View;
  /** Half the width and the height of a box around it on the picture, metres: it is small there. */
  box?: readonly [half: number, height: number];
  /** The first thing to act on. Its view shows the change since the run before. */
  isFirst?: true;
}

export interface PointCloud {
  /** In the title bar of the frame. */
  place: string;
  kinds: readonly string[];
  findings: readonly Finding[];
  first: View;
  /** Heights in metres of the scale's colours. */
  heights: readonly number[];
  /** What the ends of the scale of change mean: surface farther from the vehicle, and nearer. */
  change: readonly [farther: string, nearer: string];
}

/** The left rail at km 33.43, in millimetres; a test compares it with the line's. The viewer in the browser imports this file. */
export const sunkRail = { below: 31, sinceLast: 8.6, onChord: 28 } as const;

export const pointClouds: Record<SceneName, PointCloud> = {
  railway: {
    place: "Example Subdivision, km\u00a033.354 to 33.470",
    kinds: railwayKinds,
    first: { eye: [-3.6, 63, 3.6], target: [0.4, 84, -0.4] },
    heights: [-7, -1.9, -0.9, -0.3, -0.1, 0.1, 2.5, 7, 14],
    change: ["Lost", "Gained"],
    findings: [
      {
        title: "Shoulder lost 0.4 m",
        text: "Ballast has left the shoulder at km\u00a033.430 since the run before: its top is lower.",
        at: [-2.25, 76.5, -0.75],
        view: { eye: [-6.6, 69.6, 2.5], target: [-2, 77, -0.8] },
        isFirst: true,
      },
      {
        title: `Left rail ${sunkRail.below} mm low`,
        text: `Against design, and ${sunkRail.sinceLast} mm lower than on the run before. On a 62\u00a0ft chord it reads ${sunkRail.onChord}\u00a0mm: the ends are low, too.`,
        at: [-0.75, 76.5, 0],
        view: { eye: [-1.5, 69.5, 0.9], target: [-0.5, 77.5, -0.2] },
      },
      {
        title: "Signal, 3.1 m from centre",
        text: "From the centre of the track to the mast.",
        at: [3.25, 92, 5.6],
        view: { eye: [-2.2, 80.5, 3.2], target: [2.4, 92, 2] },
      },
      {
        title: "Portal, 5.5 m high",
        text: "From the top of rail to the strut. Double-stack cars (AAR Plate\u00a0H) are 6.15\u00a0m (20\u00a0ft\u00a02\u00a0in) high: not on this line.",
        at: [0, 104.6, 5.9],
        view: { eye: [-1.9, 90, 3.4], target: [0, 105, 2.6] },
      },
    ],
  },
  drift: {
    place: "Haulage drift, westbound, 235 to 289\u00a0m",
    kinds: driftKinds,
    first: { eye: [0.3, 9, 2.2], target: [-0.3, 30, 1.7] },
    heights: [-0.2, 0.1, 0.6, 1.4, 2.2, 3, 3.8, 4.6, 5.4],
    change: ["Farther", "Nearer"],
    findings: [
      {
        title: "Shoulder moved 0.3 m",
        text: "Rock hangs in the mesh that was not there on the run before. Keep out until it has been inspected. A scan can miss such ground.",
        at: [-1.75, 15.5, 4],
        view: { eye: [1.4, 9.4, 1.7], target: [-1.3, 15.8, 3.3] },
        isFirst: true,
      },
      {
        title: "Loader, parked",
        text: "Not there on the run before.",
        at: [1.2, 29.5, 2.5],
        view: { eye: [-2.2, 22.4, 2.9], target: [1.4, 29.4, 1] },
      },
      {
        title: "Person",
        text: "The vest sends more light back. A person lying or behind a machine can be missed.",
        at: [-4.2, 38.2, 1.85],
        box: [0.55, 1.95],
        view: { eye: [-2, 33.6, 1.9], target: [-4.2, 38.4, 1.05] },
      },
      {
        title: "Crosscut 1",
        text: "4.6 m wide. The scan ends where no wall faces the sensor.",
        at: [-6.4, 44.6, 3.4],
        view: { eye: [-2.2, 37.4, 2.4], target: [-8, 45.4, 1.7] },
      },
    ],
  },
};

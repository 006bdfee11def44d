import type { Point } from "./path-data.ts";

/** When a crossing is to be looked at; the drawing shows it as a shape and as these words. */
export type Urgency = "look first" | "look next" | "as planned";

export interface Crossing {
  at: Point;
  rank: number;
  urgency: Urgency;
  /** Where its words begin, from the mark. */
  words: Point;
}

/** What one sheet of the watershed shows. */
export interface WatershedSheet {
  size: readonly [width: number, height: number];
  /** Centre and radii of each hill. */
  hills: readonly { centre: Point; radii: Point }[];
  /** The river, then the streams that run into it. */
  streams: readonly (readonly Point[])[];
  streamWidth: { river: number; stream: number };
  line: readonly Point[];
  crossings: readonly Crossing[];
  /** Half the width of a crossing's mark. */
  markSize: number;
  storm: { centre: Point; radii: Point; strokes: number };
  bridge: { at: Point; turn: number };
  squares: { culvert: Point; storm: Point; bridge: Point };
}

export const wideSheet: WatershedSheet = {
  size: [1440, 640],
  hills: [
    { centre: [220, 120], radii: [210, 96] },
    { centre: [700, 60], radii: [220, 80] },
    { centre: [1230, 150], radii: [240, 110] },
    { centre: [300, 520], radii: [200, 110] },
    { centre: [900, 560], radii: [240, 96] },
  ],
  streams: [
    [
      [-10, 70],
      [140, 150],
      [300, 235],
      [470, 300],
      [640, 345],
      [820, 380],
      [1000, 430],
      [1180, 500],
      [1330, 590],
      [1400, 660],
    ],
    [
      [330, -10],
      [360, 80],
      [400, 190],
      [470, 300],
    ],
    [
      [640, -10],
      [620, 120],
      [610, 230],
      [640, 345],
    ],
    [
      [980, -10],
      [930, 110],
      [880, 240],
      [820, 380],
    ],
    [
      [1290, -10],
      [1240, 130],
      [1130, 290],
      [1000, 430],
    ],
    [
      [60, 660],
      [180, 540],
      [330, 430],
      [470, 300],
    ],
    [
      [620, 660],
      [660, 560],
      [740, 460],
      [820, 380],
    ],
    [
      [1450, 150],
      [1320, 340],
      [1260, 440],
      [1180, 500],
    ],
    [
      [800, -10],
      [780, 90],
      [745, 178],
      [720, 270],
      [700, 357],
    ],
  ],
  streamWidth: { river: 9, stream: 4.5 },
  line: [
    [-10, 300],
    [150, 250],
    [330, 160],
    [520, 150],
    [690, 170],
    [880, 210],
    [1080, 262],
    [1240, 330],
    [1450, 360],
  ],
  crossings: [
    { at: [891, 213], rank: 1, urgency: "look first", words: [28, -14] },
    { at: [383, 151], rank: 2, urgency: "look first", words: [22, -18] },
    { at: [1135, 285], rank: 3, urgency: "look next", words: [24, -12] },
    { at: [1318, 345], rank: 4, urgency: "look next", words: [-30, 40] },
    { at: [744, 180], rank: 5, urgency: "as planned", words: [-64, 58] },
    { at: [614, 158], rank: 6, urgency: "as planned", words: [22, -16] },
  ],
  markSize: 10,
  storm: { centre: [1010, 120], radii: [190, 104], strokes: 120 },
  bridge: { at: [235, 204], turn: -30 },
  squares: { culvert: [862, 318], storm: [1190, 52], bridge: [120, 350] },
};

export const narrowSheet: WatershedSheet = {
  size: [390, 720],
  hills: [
    { centre: [90, 130], radii: [90, 60] },
    { centre: [300, 80], radii: [100, 56] },
    { centre: [60, 470], radii: [84, 90] },
    { centre: [340, 560], radii: [110, 70] },
  ],
  streams: [
    [
      [-10, 40],
      [60, 150],
      [120, 250],
      [170, 360],
      [210, 470],
      [250, 600],
      [300, 730],
    ],
    [
      [200, -10],
      [190, 110],
      [170, 220],
      [165, 300],
      [170, 360],
    ],
    [
      [400, 150],
      [330, 210],
      [290, 300],
      [250, 400],
      [210, 470],
    ],
    [
      [-10, 330],
      [70, 390],
      [150, 440],
      [210, 470],
    ],
    [
      [400, 440],
      [340, 500],
      [280, 560],
      [250, 600],
    ],
    [
      [-10, 560],
      [70, 590],
      [160, 560],
      [240, 575],
    ],
  ],
  streamWidth: { river: 7, stream: 3.5 },
  line: [
    [-10, 210],
    [80, 196],
    [180, 214],
    [300, 256],
    [330, 330],
    [270, 440],
    [120, 520],
    [60, 600],
    [110, 680],
    [240, 740],
  ],
  crossings: [
    { at: [171, 212], rank: 1, urgency: "look first", words: [20, -14] },
    { at: [304, 260], rank: 2, urgency: "look first", words: [-112, 34] },
    { at: [62, 590], rank: 3, urgency: "look next", words: [26, 34] },
    { at: [87, 196], rank: 4, urgency: "as planned", words: [-66, 36] },
  ],
  markSize: 8,
  storm: { centre: [250, 96], radii: [104, 72], strokes: 60 },
  bridge: { at: [212, 474], turn: -25 },
  squares: { culvert: [120, 300], storm: [352, 40], bridge: [330, 450] },
};

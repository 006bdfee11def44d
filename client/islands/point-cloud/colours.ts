import type { PointCloud } from "../../../shared/content/point-clouds.ts";

export const modes = ["height", "change"] as const;
export type Mode = (typeof modes)[number];

/*
 * Colours that readers with any colour vision tell apart on a dark ground: viridis without its darkest
 * part for height, blue and orange for change.
 */
export const heightColours = [
  "#4a4fa0",
  "#3b6ea8",
  "#2c8bac",
  "#23a69b",
  "#3dbc7f",
  "#79d151",
  "#bddf38",
  "#fde725",
  "#fff7b5",
] as const;
export const changeColours = {
  less: "#5ab4f5",
  same: "#5d6d78",
  more: "#ffad33",
  fresh: "#f4f7f9",
};

/** Change in metres at the ends of its scale. */
export const CHANGE_END = 0.4;

/** Red, green and blue from 0 to 1. */
export function channelsOf(colour: string): [number, number, number] {
  const channel = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

export interface Legend {
  /** Colours of a continuous scale with the words below its beginning, middle and end. */
  scale?: { colours: readonly string[]; words: readonly string[] };
  /** Colours with their meaning. */
  items: readonly (readonly [colour: string, meaning: string])[];
}

export function legendOf(mode: Mode, { heights, change }: PointCloud): Legend {
  const [low = 0, middle = 0, high = 0] = [0, 4, heights.length - 1].map((each) => heights[each]);
  switch (mode) {
    case "height":
      return {
        scale: { colours: heightColours, words: [low, middle, high].map(metres) },
        items: [],
      };
    case "change":
      return {
        scale: {
          colours: [changeColours.less, changeColours.same, changeColours.more],
          words: [`${change[0]} ${metres(-CHANGE_END)}`, "0", `${change[1]} ${metres(CHANGE_END)}`],
        },
        items: [
          [changeColours.same, "None detected"],
          [changeColours.fresh, "Not there on the run before"],
        ],
      };
  }
}

function metres(value: number): string {
  return `${String(value).replace("-", "−")} m`;
}

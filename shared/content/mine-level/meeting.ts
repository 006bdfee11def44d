import { TRUCK_1, TRUCK_3 } from "./record.ts";

/** The two vehicles that meet in the replay: B is loaded and goes first. */
export const meets = { a: TRUCK_3, b: TRUCK_1 } as const;

/** Seconds after the start of the replay, and metres from the front of each to the intersection. A test compares them with the record. */
export const meeting = {
  unseen: { at: 26, a: 47, b: 41 },
  known: { at: 31, a: 37, b: 30 },
  warned: { at: 35, a: 23, b: 21, kmh: 13, stopping: 7.6 },
  acted: { at: 42, a: 18, b: 6 },
} as const;

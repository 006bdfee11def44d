import { TRUCK_1, TRUCK_3 } from "./record.ts";

/** The two vehicles that meet in the replay: B is loaded and goes first. */
export const meets = { a: TRUCK_3, b: TRUCK_1 } as const;

/** Seconds after the start of the replay, and metres from the front of each to the intersection. A test compares them with the record. */
export const meeting = {
  unseen: { at: 20, a: 55, b: 54 },
  known: { at: 27, a: 40, b: 44 },
  warned: { at: 30, a: 32, b: 37, kmh: 11, stopping: 6.2 },
  acted: { at: 44, a: 18, b: 6 },
} as const;

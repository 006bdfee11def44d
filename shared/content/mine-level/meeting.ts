/**
 * Truck 3 and Truck 1, which is loaded and goes first, meet in the replay: seconds after its start, and whole metres from
 * the front of each to the intersection, rounded down. A test compares them with the record.
 */
export const meeting = {
  unseen: { at: 23, truck3: 47, truck1: 52 },
  known: { at: 27, truck3: 40, truck1: 43 },
  warned: { at: 30, truck3: 32, truck1: 37, kmh: 11, stopping: 6.2 },
  acted: { at: 44, truck3: 18, truck1: 5 },
} as const;

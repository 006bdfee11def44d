export type Moment = "unseen" | "known" | "warned" | "acted";

interface Crossing {
  /** How far A is from the middle of the intersection; it comes from the left. */
  a: number;
  /** How far B is; it comes from below. */
  b: number;
  /** The drawing in words. */
  label: string;
}

/** Four moments before one intersection. */
export const moments: Record<Moment, Crossing> = {
  unseen: {
    a: -390,
    b: 192,
    label:
      "Plan of an intersection underground: A comes from the left, B from below. Rock stands between them, so neither driver sees the other vehicle.",
  },
  known: {
    a: -216,
    b: 206,
    label: "The same intersection. Both vehicles and their routes are marked.",
  },
  warned: {
    a: -196,
    b: 186,
    label: "Both vehicles are closer. The place where their routes meet is marked as a warning.",
  },
  acted: {
    a: -142,
    b: 4,
    label: "A waits before the intersection. B passes through it upwards.",
  },
};

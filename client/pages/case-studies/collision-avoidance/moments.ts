export type Moment = "unseen" | "known" | "warned" | "acted";

interface Crossing {
  /** How far A is from the middle of the crossing; it comes from the left. */
  a: number;
  /** How far B is; it comes from below. */
  b: number;
  /** The drawing in words. */
  label: string;
}

/** Four moments before one crossing. */
export const moments: Record<Moment, Crossing> = {
  unseen: {
    a: -390,
    b: 192,
    label:
      "Plan of a crossing underground: A comes from the left, B from below. What each driver can see does not hold the other; rock stands between them.",
  },
  known: {
    a: -216,
    b: 206,
    label: "The same crossing. Both vehicles are marked, and so are the ways that they will take.",
  },
  warned: {
    a: -196,
    b: 186,
    label: "Both are closer. The place where their ways meet is marked as a warning.",
  },
  acted: {
    a: -142,
    b: 4,
    label: "A stands before the crossing. B is in it and goes on upwards.",
  },
};

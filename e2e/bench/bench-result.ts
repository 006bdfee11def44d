import type { Interaction } from "./interactions.ts";
import type { Findings } from "./measure-all.ts";
import type { MemoryMoment } from "./memory-course.ts";
import type { PageVitals } from "./web-vitals.ts";

export const parts = ["requests", "vitals", "interactions", "memory"] as const;
export type Part = (typeof parts)[number];

/** What `.cache/bench.json` holds: of each part what was measured last. */
export interface BenchResult {
  machine: string;
  /** Of the minute before each part: above the number of processors it was not alone. */
  load: Partial<Record<Part, number>>;
  findings?: Findings[];
  vitals?: PageVitals[];
  interactions?: Interaction[];
  memory?: MemoryMoment[];
}

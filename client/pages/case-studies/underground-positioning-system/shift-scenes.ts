import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import type { CaseMoment } from "../../../../shared/content/products/case-study.ts";

export interface ShiftScene extends CaseMoment {
  /** The letter of the place on the plan. */
  letter: string;
  /** The id of the moment's element, for links. */
  id: string;
}

const [ramp, heading, muster] = caseStudyOf("underground-positioning-system").moments;

/** Three moments of one shift. */
export const shiftScenes = {
  ramp: { ...ramp, letter: "A", id: "ramp-meet" },
  heading: { ...heading, letter: "B", id: "blind-heading" },
  muster: { ...muster, letter: "C", id: "muster" },
} as const satisfies Record<string, ShiftScene>;

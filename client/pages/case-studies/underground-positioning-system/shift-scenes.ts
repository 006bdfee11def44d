import { caseStudyOf } from "../../../../shared/content/case-studies.ts";
import type { CaseMoment } from "../../../../shared/content/case-study.ts";

export interface ShiftScene extends CaseMoment {
  /** Ties the place on the plan to the hour below it. */
  letter: string;
  /** The scene's own place on the page. */
  id: string;
}

/** How long the shift is that the ruler shows. */
export const shiftHours = 10;

const [ramp, heading, muster] = caseStudyOf("underground-positioning-system").moments;

/** Three moments of one shift. The ruler's columns begin at their hours. */
export const shiftScenes = {
  ramp: { ...ramp, letter: "A", id: "ramp-meet" },
  heading: { ...heading, letter: "B", id: "blind-heading" },
  muster: { ...muster, letter: "C", id: "muster" },
} as const satisfies Record<string, ShiftScene>;

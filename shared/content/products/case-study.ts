import type { CaseStudyGroup } from "../../paths.ts";
import type { Figure } from "../figure.ts";

/** One step of a case study's timeline. */
export interface CaseMoment {
  /** The visible time, such as an hour, a year or a stage. */
  when: string;
  /** Position on the scale of the case study's drawing. */
  hour?: number;
  title: string;
  text?: string;
  figures?: readonly Figure[];
}

/** Texts and pictures of a case study that appear in more than one place. */
export interface CaseStudy {
  industry: CaseStudyGroup;
  /** The headline below the product's name, also on the picture for sharing. */
  headline: string;
  /** The line below the headline. */
  line: string;
  /** For search results: 70 to 160 characters. */
  description: string;
  /** True without a documented customer: it shows how the product works, with invented names. */
  isWorkedExample: boolean;
  /** In chronological order. */
  moments: readonly CaseMoment[];
  /** The picture behind its timeline on the product's page, by its name in `client/media`. */
  picture: string;
  socialPicture: string;
}

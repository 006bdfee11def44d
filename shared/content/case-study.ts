import type { CaseStudyGroup, ProductSlug } from "../paths.ts";
import type { Figure } from "./figure.ts";

/** One step of a case study's timeline. */
export interface CaseMoment {
  /** As it is shown: an hour, a year, a stage. */
  when: string;
  /** On the scale of the case study's drawing, where it has one. */
  hour?: number;
  title: string;
  text?: string;
  figures?: readonly Figure[];
}

/** All that is said or shown of a case study in more than one place. */
export interface CaseStudy {
  product: ProductSlug;
  industry: CaseStudyGroup;
  /** Large, below the product's name; also the words of the picture for sharing. */
  headline: string;
  /** The plain line below the headline. */
  line: string;
  /** One sentence for the pages that point here. */
  summary: string;
  /** For search results: 70 to 160 characters. */
  description: string;
  /** No operator documents it: it shows how the product works with invented names. */
  isWorkedExample: boolean;
  /** In the order of their time. */
  moments: readonly CaseMoment[];
  socialPicture: string;
}

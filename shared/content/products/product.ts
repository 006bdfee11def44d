import type { IndustrySlug } from "../../paths.ts";
import type { Figure } from "../figure.ts";
import type { Practice } from "../practice/practice.ts";
import type { CaseStudy } from "./case-study.ts";

export type ProductGroup = "Track" | "Water and weather" | "Underground";

/** Texts and pictures of a product that appear in more than one place. */
export interface Product {
  /** The last part of its addresses, and the name of its files and folders. */
  slug: string;
  name: string;
  group: ProductGroup;
  /**
   * Shown on `/solutions`; the first one is preselected in the demo form. The pages of industries do not use them: those
   * of railways and mining list case studies, that of infrastructure has its own list.
   */
  industries: readonly [IndustrySlug, ...IndustrySlug[]];
  /** The headline below the name, also on the picture for sharing. */
  headline: string;
  /** The line below the headline: what it is, what it works with, what the customer receives. */
  line: string;
  /** One sentence for menus and lists. */
  promise: string;
  /** For search results: 70 to 160 characters. */
  description: string;
  measures: string;
  youReceive: string;
  /** What it does not do, and which decisions remain with people: about 30 words. */
  limit: string;
  /** What a buyer has to know to use it. */
  practice: Practice;
  /** The headline statistics of its page. */
  statistics: readonly Figure[];
  /** The picture that stands for it in lists of all products, by its name in `client/media`. */
  picture: string;
  /** The card of the product on the pages of industries. */
  card: {
    picture: string;
    text: string;
  };
  caseStudy: CaseStudy;
  socialPicture: string;
  /** The last line of its page, above the button. */
  closing: string;
  /** Slugs of posts that explain it. Pages omit posts that do not exist. */
  posts: readonly string[];
}

import type { CaseStudyGroup, IndustrySlug } from "../../paths.ts";
import type { Figure } from "../figure.ts";

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
  worksFrom: string;
  youReceive: string;
  /** What it does not do, and which decisions remain with people: about 30 words. */
  limit: string;
  /** What a buyer has to know to use it. */
  practice: Practice;
  /** The headline statistics of its page. */
  statistics: readonly Figure[];
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
  /** The picture that stands for it in lists and at the end of the product's page, by its name in `client/media`. */
  picture: string;
  socialPicture: string;
}

/** What a buyer has to know to use a product: data, people, conditions and rules. */
export interface Practice {
  /** What the buyer provides. */
  needs: readonly string[];
  /** Who decides what: the software's part and the person's part of each task. */
  decisions: readonly Decision[];
  /** Where the product works and where it fails. */
  conditions: readonly Condition[];
  /** What the numbers of a score mean. */
  scale?: {
    columns: readonly [string, ...string[]];
    items: readonly { name: string; cells: readonly string[] }[];
  };
  /** Rules and guidance for orientation; the site claims no approval. */
  rules: readonly Rule[];
}

interface Decision {
  task: string;
  software: string;
  person: string;
}

interface Condition {
  condition: string;
  effect: string;
  /** What a user of any such product should see of the effect. */
  sign: string;
  action: string;
}

interface Rule {
  name: string;
  /** What the rule says about the product's subject, as part of a sentence after the name. */
  subject: string;
  href: string;
}

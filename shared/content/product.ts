import type { IndustrySlug, ProductSlug } from "../paths.ts";
import type { Figure } from "./figure.ts";

export type ProductGroup = "Track" | "Water and weather" | "Underground";

/** All that is said or shown of a product in more than one place. */
export interface Product {
  slug: ProductSlug;
  name: string;
  brands: readonly string[];
  group: ProductGroup;
  industries: readonly [IndustrySlug, ...IndustrySlug[]];
  /** Large, below the name; also the words of the picture for sharing. */
  headline: string;
  /** The plain line below the headline: what it is, what it works with, what the customer receives. */
  line: string;
  /** One sentence for menus and lists. */
  promise: string;
  /** For search results: 70 to 160 characters. */
  description: string;
  measures: string;
  youReceive: string;
  /** Of use beyond the product's industries. */
  alsoFor?: string;
  /** What stays with a person. */
  limits: readonly string[];
  /** The headline statistics of its page. */
  statistics: readonly Figure[];
  /** Stands for it in a small space. The names of pictures are those of `client/media`. */
  picture: string;
  /** How it stands among the solutions of an industry. */
  card: { picture: string; text: string };
  socialPicture: string;
  /** The last line of its page, above the button. */
  closing: string;
  /** Slugs of posts that explain it; a post that is not there is left out. */
  posts: readonly string[];
}

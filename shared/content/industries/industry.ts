import type { IndustrySlug } from "../../paths.ts";

/** Texts of an industry that appear in more than one place. */
export interface Industry {
  slug: IndustrySlug;
  name: string;
  /** The line below the title of its page. */
  line: string;
  /** One sentence for pages that link to it. */
  concern: string;
  /** For search results: 70 to 160 characters. */
  description: string;
}

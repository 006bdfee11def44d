import type { IndustrySlug } from "../paths.ts";

/** All that is said of an industry in more than one place. */
export interface Industry {
  slug: IndustrySlug;
  name: string;
  /** The plain line below the title of its page. */
  line: string;
  /** One sentence for the pages that point here. */
  concern: string;
  /** For search results: 70 to 160 characters. */
  description: string;
}

/** A blog post or press release, as the table `blog_posts` holds it. */
export interface Post {
  id: string;
  slug: string;
  title: string;
  /** Markdown; may embed pictures. */
  content: string;
  imageUrl: string | null;
  /** Free text; see `categoryOf`. */
  category: string;
  author: string | null;
  /** Null: public without a date. In the future: not public yet. */
  publishedAt: Date | null;
}

/** A picture in several widths, ready for `src`, `srcset`, `width` and `height`. */
export interface PictureSource {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** What lists and cards show of a post. Plain JSON, so that an island can carry it. */
export interface PostSummary {
  slug: string;
  title: string;
  /** As stored: free text. Filters compare it; a badge shows its `categoryOf`. */
  category: string;
  author: string | null;
  /** ISO 8601 in UTC. */
  publishedAt: string | null;
  /** Plain text. */
  excerpt: string;
  picture: PictureSource | null;
}

export type Category = "blog" | "press_release";

export const categoryLabels = {
  blog: "Blog",
  press_release: "Press Release",
} as const satisfies Record<Category, string>;

export const categories = Object.keys(categoryLabels) as Category[];

export function isCategory(text: string | undefined): text is Category {
  return categories.some((category) => category === text);
}

/** The label of a post: any stored value but `blog` is shown as a press release. */
export function categoryOf(stored: string): Category {
  return stored === "blog" ? "blog" : "press_release";
}

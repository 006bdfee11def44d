/** A blog post or press release, a row of the table `blog_posts`. */
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
  /** Null: public, without a date. In the future: not public yet. */
  publishedAt: Date | null;
}

/** The attributes `src`, `srcset`, `width` and `height` of a picture. */
export interface PictureSource {
  src: string;
  srcSet: string;
  /** The `srcset` of the AVIF files, which are smaller, but which some browsers do not support. */
  avif?: string;
  width: number;
  height: number;
}

/** A post in lists and cards, without its text. JSON, because islands receive it as an attribute. */
export interface PostSummary {
  slug: string;
  title: string;
  /** The stored value, which is free text. Filters compare it; badges show `categoryOf`. */
  category: string;
  author: string | null;
  /** ISO 8601 in UTC. */
  publishedAt: string | null;
  /** Plain text. */
  excerpt: string;
  picture: PictureSource | null;
  /** The first drawing in the text; small cards show it instead of the picture. */
  figure?: PictureSource | null;
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

/** Every stored value except `blog` counts as a press release. */
export function categoryOf(stored: string): Category {
  return stored === "blog" ? "blog" : "press_release";
}

/** Number of posts on a page of the list. */
export const PAGE_POSTS = 100;

/** The position of a page in the list. */
export interface Paging {
  /** Counted from 1. A page after the last one is empty. */
  page: number;
  pages: number;
  /** Number of posts of the chosen category on all pages. */
  total: number;
}

/** One page of the list, newest first; the response of `/api/post-summaries`. */
export interface PostListPage extends Paging {
  /** Null: all categories. */
  category: Category | null;
  posts: PostSummary[];
}

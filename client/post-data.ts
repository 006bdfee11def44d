import type { ReactNode } from "react";
import type { Category, Paging, PostListPage, PostSummary } from "../shared/post.ts";

/** A post on the home page. */
export interface LatestPost extends PostSummary {
  /** The beginning of its text, rendered from markdown, pictures left out. */
  lead: ReactNode;
}

export interface PostList {
  posts: PostSummary[];
  /** The posts could not be read; the list is then empty. */
  failed: boolean;
  /** Set if there are several pages; `posts` are then those of one page. */
  paging?: Paging;
}

export interface Heading {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** A complete post. */
export interface PostView extends PostSummary {
  /** The text as sanitised HTML. */
  html: string;
  /** The first paragraph, with which `html` begins; empty if it is shown with the rest. */
  standfirst: string;
  headings: Heading[];
  /** The address of its picture as JPEG or PNG, for programs that preview links. */
  preview: string | undefined;
  /** Related posts, the most similar first. */
  related?: PostSummary[];
  /** Its last change after it was published. */
  revision?: Revision;
}

export interface Revision {
  /** ISO 8601 in UTC. */
  changedAt: string;
  /** The editors' description of the change. */
  note: string | null;
}

/** A link to another post. */
export interface PostLink {
  slug: string;
  title: string;
}

export interface PageSelection {
  /** Null: all categories. */
  category: Category | null;
  /** Counted from 1. */
  page: number;
}

/** Reads public posts, newest first. Every method rejects if the database fails. */
export interface PostReader {
  /** The newest posts, each with the beginning of its text. */
  listLatest(limit: number): Promise<LatestPost[]>;
  /** One page of the list, and the number of all posts. */
  readPage(selection: PageSelection): Promise<{ page: PostListPage; all: number }>;
  find(slug: string): Promise<PostView | undefined>;
  /** The present slug of a public post that had this slug before. */
  findRenamed(slug: string): Promise<string | undefined>;
  /** The post that the token belongs to, even if it is not public. */
  findPreview(
    slug: string,
    token: string,
  ): Promise<{ post: PostView; isPublic: boolean } | undefined>;
  /** Titles of the posts in the given order. Omits posts that do not exist or are not public. */
  listTitles(slugs: readonly string[]): Promise<PostLink[]>;
}

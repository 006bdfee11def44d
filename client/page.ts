import type { ReactNode } from "react";
import type { CaptchaProvider } from "../shared/captcha.ts";
import type { SearchResults } from "../shared/search-results.ts";
import type { Site } from "../shared/site.ts";
import type { SharedPicture } from "./media/social-pictures.ts";
import type { PostReader } from "./post-data.ts";

/** The contents of a page's head. */
export interface Head {
  /** Without the site's name, which the document adds. */
  title: string;
  description: string;
  noindex?: boolean;
  /** The Open Graph type, https://ogp.me; `website` by default. */
  type?: "article";
  /** The Open Graph picture, if the page has no social picture. */
  picture?: SharedPicture | undefined;
  /** Structured data, printed as JSON-LD. */
  jsonLd?: readonly object[];
}

export interface PageProps<Data> {
  data: Data;
  site: Site;
}

/**
 * The head and the body of a page, as pure functions of its data. They are methods, not properties, so that
 * TypeScript accepts a list of pages with different data.
 */
export interface PageTemplate<Data = unknown> {
  /** The name of its file without `.page.tsx`, by which the build's styles are found. */
  name: string;
  head(data: Data, site: Site): Head;
  View(props: PageProps<Data>): ReactNode;
  /** `over-opening`: the transparent header overlays the page's first section, which is dark. */
  header?: "over-opening";
  /**
   * `before-paint`: the browser paints nothing before the entry has loaded, so that the entry can hold the submit
   * of a form whose island is not awake yet. This delays the first paint; only for pages with such a form.
   */
  script?: "before-paint";
  /** The page is also available as Markdown: at its address with `.md`, and by `Accept: text/markdown`. */
  hasMarkdown?: true;
  /** The page's Content-Security-Policy allows the captcha and the video player. */
  embeds?: true;
}

/** Query parameters with their allowed values or a pattern. Other parameters are ignored. */
export type DeclaredQuery = Readonly<Record<string, readonly string[] | RegExp>>;

/** A page with an address of its own. */
export interface Page<Data = unknown> extends PageTemplate<Data> {
  /** An address, or a pattern such as `/insights/:slug`. */
  path: string;
  /** Other addresses of the page. Its canonical address is `path`. */
  aliases?: readonly string[];
  /**
   * Lifetime of the page in the page cache: `static` until the site restarts, `content` until the posts change,
   * `none`: each request renders it.
   */
  cache: "static" | "content" | "none";
  query?: DeclaredQuery;
  /**
   * Query parameters of the page's own forms and lists, with any value. A page with such a parameter is
   * rendered for each request and not stored; its canonical address is the page without the query.
   */
  fields?: readonly string[];
  /** Parts of the page with their ids, to which the search leads. */
  parts?(site: Site): { id: string; text: string }[];
  /** Loads the data, whose values may be promises. A page without data has no loader. */
  load?(context: PageContext): Loaded<Data> | Promise<Loaded<Data>>;
}

export type Loaded<Data> = Data | AlternatePage;

export function definePage<Data extends object>(page: Page<Data>): Page<Data> {
  return page;
}

/** The input of a loader. The server implements it. */
export interface PageContext {
  /** The parameters of the path. */
  params: Readonly<Record<string, string>>;
  /** The parameters that the page declares, with allowed values, and its fields. */
  query: Readonly<Record<string, string>>;
  posts: PostReader;
  /** Searches the site's pages and posts. Never rejects. */
  search(query: string): Promise<SearchResults>;
  site: Site;
  captcha: { provider: CaptchaProvider; siteKey?: string; workerUrl: string };
  /** Address of the provider's player and the transcript of its video, if the operator has configured them. */
  hostedVideo: { embedUrl?: string | undefined; transcript?: string | undefined };
  /** Days after which demo requests are deleted; undefined if they are not deleted automatically. */
  retentionDays: number | undefined;
  /** Where the server sends a copy of each demo request. */
  requestCopies: readonly ("email" | "confirmation" | "webhook")[];
  /** Resolves to the fallback if the reading fails: logs the error and marks the page as incomplete. */
  attempt<Value, const Fallback>(
    reading: Promise<Value>,
    fallback: Fallback,
  ): Promise<Value | Fallback>;
  /** Marks the page as incomplete: it is not cached, and is sent only if no stale page is stored. */
  markIncomplete(): void;
}

/** A page that a loader returns instead of its own, such as the posts list for an unknown post. */
export class AlternatePage {
  readonly status: number;
  readonly page: PageTemplate;
  readonly data: object;
  /** The address to which a status of 3xx redirects. */
  readonly location: string | undefined;

  constructor(status: number, page: PageTemplate, data: object, location?: string) {
    this.status = status;
    this.page = page;
    this.data = data;
    this.location = location;
  }
}

export function alternatePage<Data extends object>(
  status: number,
  page: PageTemplate<Data>,
  data: Data,
  location?: string,
): AlternatePage {
  return new AlternatePage(status, page, data, location);
}

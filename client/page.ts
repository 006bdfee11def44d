import type { ComponentType } from "react";
import type { Site } from "../shared/site.ts";
import type { SharedPicture } from "./media/social-pictures.ts";

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

/** A page: its head and its body, as pure functions of its data. */
export interface Page<Data> {
  head: (data: Data, site: Site) => Head;
  View: ComponentType<PageProps<Data>>;
  /** `over-picture`: the transparent header overlays the page's first picture. */
  header?: "over-picture";
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

export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page;
}

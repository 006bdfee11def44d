import type { ComponentType } from "react";
import type { Site } from "../shared/site.ts";
import type { SharedPicture } from "./media/social-pictures.ts";

/** What the document's head says of one page. */
export interface Head {
  /** Without the site's name, which the document adds. */
  title: string;
  description: string;
  noindex?: boolean;
  /** What sharing calls the page, as https://ogp.me lists; `website` where nothing is said. */
  type?: "article";
  /** What sharing shows where nothing was drawn for the page's path and title. */
  picture?: SharedPicture | undefined;
  /** Structured data, printed as JSON-LD. */
  jsonLd?: readonly object[];
}

export interface PageProps<Data> {
  data: Data;
  site: Site;
}

/** One screen: what the head says and what the body shows. Pure; data comes in whole. */
export interface Page<Data> {
  head: (data: Data, site: Site) => Head;
  View: ComponentType<PageProps<Data>>;
  /** `over-picture`: the header lies transparent on the page's first picture. */
  header?: "over-picture";
  /**
   * `before-paint`: nothing is shown before the entry is there to hold a first click for an island
   * that still sleeps. Later by what fetching the entry takes, so only where a click must not be lost.
   */
  script?: "before-paint";
  /** The captcha and the film's player are let into this page, and into no other. */
  embeds?: true;
}

export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page;
}

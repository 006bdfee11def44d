import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import MiniSearch from "minisearch";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "../../shared/paths.ts";
import type { Site } from "../../shared/site.ts";
import type { Config } from "../base/config.ts";
import { unescapeHtml } from "../base/xml.ts";
import type { Deps } from "../deps.ts";
import { type ListedPage, listedPages } from "../pages/listed-pages.ts";
import type { Route } from "../pages/route.ts";

export type PageIndex = MiniSearch<ListedPage & { text: string }>;

/** Words that the search ignores, as PostgreSQL does. */
const STOP_WORDS = new Set(
  "a an and are as at be by for from how in is it its of on or our that the this to was what when where which who with".split(
    " ",
  ),
);
/** Shorter words begin too many others. */
const MIN_PREFIX_LENGTH = 3;

interface IndexOptions extends Pick<Deps, "routes" | "config"> {
  /** Loads the data of a page. */
  load(page: Route): Promise<unknown>;
}

const indexes = new WeakMap<Config, Promise<PageIndex>>();

/** Returns the index of the site's pages. Created for the first search and kept in memory. */
export function pageIndex(options: IndexOptions): Promise<PageIndex> {
  const { config } = options;
  const known = indexes.get(config);
  if (known !== undefined) return known;
  const index = indexRoutes(options);
  indexes.set(config, index);
  index.catch(() => indexes.delete(config));
  return index;
}

async function indexRoutes({ routes, config, load }: IndexOptions): Promise<PageIndex> {
  const { site } = config;
  const index = createPageIndex();
  for (const page of listedPages(routes, site)) {
    const route = routes.find(({ path }) => path === page.path);
    index.add({ ...page, text: route ? await textOf(route, site, load) : "" });
    // Lets other requests run between two pages.
    await yieldToEventLoop();
  }
  return index;
}

/** Creates an empty index, which finds pages with every word of a query, words of the title first. */
export function createPageIndex(): PageIndex {
  return new MiniSearch({
    idField: "path",
    fields: ["title", "description", "text"],
    storeFields: ["path", "title", "description"],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return STOP_WORDS.has(word) ? null : word;
    },
    searchOptions: {
      combineWith: "AND",
      prefix: (term) => term.length >= MIN_PREFIX_LENGTH,
      boost: { title: 3, description: 2 },
    },
  });
}

async function textOf(page: Route, site: Site, load: IndexOptions["load"]): Promise<string> {
  // The database searches the posts.
  if (page.path === paths.insights()) return "";
  const data = page.path === paths.home() ? { latest: undefined, query: {} } : await load(page);
  return htmlText(renderToStaticMarkup(createElement(page.View, { data, site })));
}

/** The text of React's HTML without drawings and controls. */
function htmlText(html: string): string {
  const text = html
    .replace(/<(script|style|svg|template|noscript|nav|button)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ");
  return unescapeHtml(text);
}

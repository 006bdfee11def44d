import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "../../shared/paths.ts";
import type { Config } from "../config.ts";
import { type ListedPage, listedPages } from "../pages/listed-pages.ts";
import type { LoadContext, Route } from "../pages/route.ts";
import { textBlocks } from "./text-blocks.ts";
import { wordsOf } from "./words.ts";

export interface IndexedPage extends ListedPage {
  /** The page's text: a line for each paragraph, heading, list item or table row. */
  blocks: readonly string[];
  /** The distinct words of the text. */
  words: readonly string[];
}

export interface PageIndex {
  pages: readonly IndexedPage[];
  /** Every word of the pages. */
  vocabulary: ReadonlySet<string>;
}

const indexes = new WeakMap<Config, Promise<PageIndex>>();

/** Returns the index of the site's pages. Created for the first search and kept in memory. */
export function pageIndex(routes: readonly Route[], context: LoadContext): Promise<PageIndex> {
  const { config } = context;
  const known = indexes.get(config);
  if (known !== undefined) return known;
  const index = createPageIndex(routes, context);
  indexes.set(config, index);
  index.catch(() => indexes.delete(config));
  return index;
}

async function createPageIndex(routes: readonly Route[], context: LoadContext): Promise<PageIndex> {
  const pages: IndexedPage[] = [];
  for (const page of listedPages(routes, context.config.site)) {
    const route = routes.find(({ path }) => path === page.path);
    pages.push(indexedPage(page, route ? await blocksOf(route, context) : []));
    // Lets other requests run between two pages.
    await yieldToEventLoop();
  }
  return { pages, vocabulary: vocabularyOf(pages) };
}

export function indexedPage(page: ListedPage, blocks: readonly string[]): IndexedPage {
  return { ...page, blocks, words: [...new Set(blocks.flatMap(wordsOf))] };
}

export function vocabularyOf(pages: readonly IndexedPage[]): ReadonlySet<string> {
  return new Set(
    pages.flatMap(({ title, description, words }) => [
      ...wordsOf(title),
      ...wordsOf(description),
      ...words,
    ]),
  );
}

async function blocksOf({ path, load, page }: Route, context: LoadContext): Promise<string[]> {
  // The database searches the posts.
  if (path === paths.insights()) return [];
  const data =
    path === paths.home()
      ? { latest: undefined, query: {} }
      : await load({ ...context, query: {} });
  const { site } = context.config;
  return textBlocks(renderToStaticMarkup(createElement(page.View, { data, site })));
}

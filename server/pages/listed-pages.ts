import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "../../shared/paths.ts";
import type { Site } from "../../shared/site.ts";
import { readableText } from "../base/xml.ts";
import { loadPage } from "./page-source.tsx";
import type { PageDeps, Route } from "./source.ts";

interface ListedPage {
  path: string;
  title: string;
  description: string;
}

/**
 * Lists the pages for the sitemap, llms.txt and the search: no aliases, posts or uncached pages. Their
 * `head` is called without data.
 */
export function listedPages(routes: readonly Route[], site: Site): ListedPage[] {
  return routes.filter(isListed).map((route) => listingOf(route, site));
}

function listingOf(route: Route, site: Site): ListedPage {
  const { title, description } = route.head({}, site);
  return { path: route.path, title, description };
}

/** True for a cached page that is neither an alias nor has parameters in its path. */
function isListed({ path, aliasOf, cache }: Route): boolean {
  return !path.includes(":") && !aliasOf && cache !== "none";
}

/** A page and the words that its visitors read. */
export interface PageText extends ListedPage {
  text: string;
  parts?: ReturnType<NonNullable<Route["parts"]>> | undefined;
}

/** Reads the text of each listed page, for the search. */
export async function pageTexts(routes: readonly Route[], deps: PageDeps): Promise<PageText[]> {
  const { site } = deps.config;
  const texts: PageText[] = [];
  for (const route of routes.filter(isListed)) {
    const text = await textOf(route, deps);
    texts.push({ ...listingOf(route, site), text, parts: route.parts?.(site) });
  }
  return texts;
}

async function textOf(page: Route, deps: PageDeps): Promise<string> {
  // The list has only posts, which the search finds one by one.
  if (page.path === paths.insights()) return "";
  const { data } = await loadPage(page, { path: page.path, params: {}, query: {} }, deps);
  // The home page without its latest posts, which the search finds one by one.
  const read = page.path === paths.home() ? { latest: undefined, query: {} } : data;
  const { site } = deps.config;
  const html = renderToStaticMarkup(createElement(page.View, { data: read, site }));
  return readableText(html.replace(NOT_READ, " "));
}

/** Elements whose text is no text of the page: scripts, drawings, controls and navigation. */
const NOT_READ = /<(script|style|svg|template|noscript|nav|button)\b.*?<\/\1>/gs;

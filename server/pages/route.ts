import type { Page } from "../../client/page.ts";
import type { Deps } from "../deps.ts";
import type { Freshness } from "./page-cache.ts";

/** The input of a loader: the site's dependencies, and the parameters and query of the address. */
export interface LoadContext extends Deps {
  params: Readonly<Record<string, string>>;
  /** The parameters that the route declares, with allowed values. */
  query: Readonly<Record<string, string>>;
  /** Marks the page as incomplete because some data could not be read. It is sent but not cached. */
  markIncomplete(): void;
}

/** A page that a loader returns instead of the route's own, such as the list for an unknown post. */
export class PageWithStatus {
  readonly status: number;
  readonly page: Page<unknown>;
  readonly data: object;

  constructor(status: number, page: Page<unknown>, data: object) {
    this.status = status;
    this.page = page;
    this.data = data;
  }
}

export function pageWithStatus<Data extends object>(
  status: number,
  page: Page<Data>,
  data: Data,
): PageWithStatus {
  return new PageWithStatus(status, page as Page<unknown>, data);
}

/** Query parameters with their allowed values or a pattern. Other parameters are ignored. */
export type DeclaredQuery = Readonly<Record<string, readonly string[] | RegExp>>;

interface RouteOptions<Data extends object> {
  load: (context: LoadContext) => Data | PageWithStatus | Promise<Data | PageWithStatus>;
  page: Page<Data>;
  /** Lifetime of the page in the page cache; `none`: each request renders it. */
  cache: Freshness | "none";
  query?: DeclaredQuery;
  /**
   * Query parameters of the page's own forms and lists, with any value. A page with such a parameter is
   * rendered for each request and not stored; its canonical address is the page without the query.
   */
  fields?: readonly string[];
  /** The canonical address of the page, if this route is an alias. */
  aliasOf?: string;
}

export interface Route extends Omit<RouteOptions<object>, "page"> {
  path: string;
  page: Page<unknown>;
}

/** True if the query contains a field of the page. */
export function setsField({ fields = [] }: Pick<Route, "fields">, query: LoadContext["query"]) {
  return fields.some((name) => query[name] !== undefined);
}

export function route<Data extends object>(path: string, options: RouteOptions<Data>): Route {
  return { path, ...options, page: options.page as Page<unknown> };
}

/**
 * Returns the canonical path of a page. It contains query parameters with a pattern, such as a page number,
 * but not those with listed values, which only filter the same page.
 */
export function canonicalPathOf(
  { aliasOf, query: declared = {} }: Pick<Route, "aliasOf" | "query">,
  path: string,
  query: Readonly<Record<string, string>>,
): string {
  if (aliasOf !== undefined) return aliasOf;
  const hasPattern = Object.keys(query).some((name) => declared[name] instanceof RegExp);
  return hasPattern ? cacheKey(path, query) : path;
}

/** Returns the page cache's key: the path with its declared query, so that `?utm_source=x` has no effect. */
export function cacheKey(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}

/** Parses the query of a URL whose path may be malformed. */
export function searchOf(url: string): URLSearchParams {
  const mark = url.indexOf("?");
  return new URLSearchParams(mark === -1 ? "" : url.slice(mark + 1));
}

/** Returns the declared parameters that have an allowed value, and the page's fields. */
export function declaredQuery(
  { query = {}, fields = [] }: Pick<Route, "query" | "fields">,
  search: URLSearchParams,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of [...Object.keys(query), ...fields]) {
    const value = search.get(name);
    if (value !== null && isAllowed(value, query[name])) found[name] = value;
  }
  return found;
}

function isAllowed(value: string, values: readonly string[] | RegExp | undefined): boolean {
  if (values === undefined) return true;
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}

/** Returns the canonical spelling of a route's address. Only this spelling is cached. */
export function canonicalAddress(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

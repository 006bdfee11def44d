import type { Page } from "../../client/page.ts";
import type { Deps } from "../deps.ts";
import type { Freshness } from "../middleware/page-cache.ts";

/** What a loader may use: the site's dependencies and what the address says. */
export interface LoadContext extends Deps {
  params: Readonly<Record<string, string>>;
  /** Only the parameters that the route declares, with values it allows. */
  query: Readonly<Record<string, string>>;
  /** Says that something could not be read: the page is sent without it and is not stored. */
  markIncomplete(): void;
}

/** Another page than the route's own, such as the list in place of a post that does not exist. */
export class AlternatePage {
  readonly status: number;
  readonly page: Page<unknown>;
  readonly data: object;

  constructor(status: number, page: Page<unknown>, data: object) {
    this.status = status;
    this.page = page;
    this.data = data;
  }
}

export function alternatePage<Data extends object>(
  status: number,
  page: Page<Data>,
  data: Data,
): AlternatePage {
  return new AlternatePage(status, page as Page<unknown>, data);
}

/** Query parameters, each with its allowed values or a pattern for them. All others are ignored. */
export type DeclaredQuery = Readonly<Record<string, readonly string[] | RegExp>>;

interface RouteOptions<Data extends object> {
  load: (context: LoadContext) => Data | AlternatePage | Promise<Data | AlternatePage>;
  page: Page<Data>;
  /** How long the page cache may keep the page; `none`: each request renders it. */
  cache: Freshness | "none";
  query?: DeclaredQuery;
  /**
   * Query parameters that the page's own forms and lists set, with any value. A page with one of them is
   * rendered for its request, is never stored anywhere, and has the clean page as its canonical address.
   */
  fields?: readonly string[];
  /** The canonical address of the page, when this one is only another way to it. */
  aliasOf?: string;
}

export interface Route extends Omit<RouteOptions<object>, "page"> {
  path: string;
  page: Page<unknown>;
}

/** Whether an address sets a field of the page. */
export function setsField({ fields = [] }: Pick<Route, "fields">, query: LoadContext["query"]) {
  return fields.some((name) => query[name] !== undefined);
}

export function route<Data extends object>(path: string, options: RouteOptions<Data>): Route {
  return { path, ...options, page: options.page as Page<unknown> };
}

/**
 * The canonical path of a page. A parameter with free values, such as a page number, makes a page of its
 * own; a parameter with listed values only shows less of the page without it.
 */
export function canonicalPathOf(
  { aliasOf, query: declared = {} }: Pick<Route, "aliasOf" | "query">,
  path: string,
  query: Readonly<Record<string, string>>,
): string {
  if (aliasOf !== undefined) return aliasOf;
  const hasFreeValue = Object.keys(query).some((name) => declared[name] instanceof RegExp);
  return hasFreeValue ? cacheKey(path, query) : path;
}

/** The page cache's key: the path with its declared query, so that `?utm_source=x` shares the clean page. */
export function cacheKey(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}

/** The query of an address, however malformed the rest of it is. */
export function searchOf(url: string): URLSearchParams {
  const mark = url.indexOf("?");
  return new URLSearchParams(mark === -1 ? "" : url.slice(mark + 1));
}

/** The parameters of an address that are declared and have an allowed value, and the page's fields. */
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

/** The one spelling of a route's address for these parameters. Only this spelling is stored. */
export function canonicalAddress(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

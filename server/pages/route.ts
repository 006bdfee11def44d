import type { Page } from "../../client/page.ts";
import type { Deps } from "../deps.ts";

/** What a loader may use: the house's dependencies and what the address says. */
export interface LoadContext extends Deps {
  params: Readonly<Record<string, string>>;
  /** Only the parameters that the route declares, with values it allows. */
  query: Readonly<Record<string, string>>;
  /** Says that something could not be read: the page goes out without it and is not kept. */
  markIncomplete(): void;
}

/** Another page than the route's own, such as the list where a post was asked for. */
export class Instead {
  readonly status: number;
  readonly page: Page<unknown>;
  readonly data: object;

  constructor(status: number, page: Page<unknown>, data: object) {
    this.status = status;
    this.page = page;
    this.data = data;
  }
}

export function instead<Data extends object>(
  status: number,
  page: Page<Data>,
  data: Data,
): Instead {
  return new Instead(status, page as Page<unknown>, data);
}

interface RouteOptions<Data extends object> {
  load: (context: LoadContext) => Data | Instead | Promise<Data | Instead>;
  page: Page<Data>;
  /** How long the packed page is good. */
  keep: "for ever" | "until content changes" | "never";
  /**
   * Query parameters that change the page, each with the values that count, or with what they look
   * like. All others are ignored.
   */
  query?: Readonly<Record<string, readonly string[] | RegExp>>;
  /** The canonical address of the page, where this one is only another way to it. */
  aliasOf?: string;
}

export interface Route extends Omit<RouteOptions<object>, "page"> {
  path: string;
  page: Page<unknown>;
}

export function route<Data extends object>(path: string, options: RouteOptions<Data>): Route {
  return { path, ...options, page: options.page as Page<unknown> };
}

/**
 * The one address under which a page is kept: the path with the declared query parameter,
 * if any, so that `?utm_source=x` shares the clean page.
 */
export function pageKey(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}

/**
 * Where a page is at home. A parameter with free values, such as a page's number, makes a page of
 * its own; one with a few only shows less of the page without it.
 */
export function canonicalPathOf(
  { aliasOf, query: declared = {} }: Pick<Route, "aliasOf" | "query">,
  path: string,
  query: Readonly<Record<string, string>>,
): string {
  if (aliasOf !== undefined) return aliasOf;
  const isOwn = Object.keys(query).some((name) => declared[name] instanceof RegExp);
  return isOwn ? pageKey(path, query) : path;
}

/** What follows the first question mark of an address, however broken the rest of it is. */
export function searchOf(url: string): URLSearchParams {
  const mark = url.indexOf("?");
  return new URLSearchParams(mark === -1 ? "" : url.slice(mark + 1));
}

/** The declared parameters of an address. */
export function declaredQuery(
  declared: Route["query"],
  search: URLSearchParams,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, values] of Object.entries(declared ?? {})) {
    const value = search.get(name);
    if (value !== null && counts(value, values)) found[name] = value;
  }
  return found;
}

function counts(value: string, values: readonly string[] | RegExp): boolean {
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}

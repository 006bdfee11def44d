import type { Deps } from "../deps.ts";
import { type ContentFile, forgetContentFiles } from "./content-file.ts";
import type { PackedPages } from "./packed-pages.ts";
import { declaredQuery, pageKey, type Route, searchOf } from "./route.ts";
import { finishedPage } from "./serve-page.ts";

/** A bounded number of pages is packed before the start; others when somebody asks for them. */
const POSTS_AT_START = 100;

interface PackerOptions {
  deps: Deps;
  routes: readonly Route[];
  files: readonly ContentFile[];
  packed: PackedPages;
  /** The newest posts' parameters for a route with a slug. */
  listSlugs(limit: number): Promise<string[]>;
}

interface Target {
  route: Route;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** Keeps the packed pages true to the content. Readers get the older page until then. */
export interface Packer {
  packAll(): Promise<void>;
  /** One post changed: pages that list posts, and its own. */
  contentChanged(slug: string | undefined): Promise<void>;
}

export function createPacker(options: PackerOptions): Packer {
  const { deps, routes, files, packed, listSlugs } = options;
  const fixed = routes.filter(isKept).filter((route) => !route.path.includes(":"));
  const bySlug = routes.filter(isKept).filter((route) => route.path.includes(":slug"));
  const contentPages = fixed.filter((route) => route.keep === "until content changes");

  const pack = async ({ route, params, query }: Target) => {
    const path = pathOf({ route, params });
    const key = pageKey(path, query);
    try {
      await packed.packAgain(key, () => finishedPage(route, { path, params, query }, deps));
    } catch (error) {
      // A post that is gone has no page; any other failure keeps the older one in place.
      if (params.slug !== undefined) packed.drop(key);
      deps.log.warn({ err: error, path }, "page not packed");
    }
  };
  const inTurn = async (targets: Target[]) => {
    for (const target of targets) await pack(target);
  };
  const postPages = (slugs: string[]) =>
    bySlug.flatMap((route) => slugs.map((slug) => ({ route, params: { slug }, query: {} })));

  return {
    async packAll() {
      const slugs = await listSlugs(POSTS_AT_START).catch(() => []);
      await inTurn([...fixed.flatMap(targetsOf), ...postPages(slugs)]);
    },
    async contentChanged(slug) {
      await forgetContentFiles(files, packed);
      const kept = new Set(packed.keys);
      const stale = postPages(await listSlugs(POSTS_AT_START).catch(() => []));
      const own = slug === undefined ? [] : postPages([slug]);
      const pages = contentPages.flatMap(targetsOf);
      await inTurn([...own, ...pages]);
      await forgetFurtherPages(packed, contentPages, new Set(pages.map(keyOfTarget)));
      // Other posts may name the changed one. Those kept are made anew, the rest on demand.
      await inTurn(
        stale.filter((target) => target.params.slug !== slug && kept.has(pathOf(target))),
      );
    },
  };
}

/** Pages whose parameters are free, such as the second of the list: made again when asked for. */
async function forgetFurtherPages(
  packed: PackedPages,
  routes: readonly Route[],
  made: ReadonlySet<string>,
): Promise<void> {
  const paths = new Set(routes.map(({ path }) => path));
  const further = packed.keys.filter(
    (key) => !made.has(key) && paths.has(key.split("?", 1)[0] ?? ""),
  );
  await Promise.all(further.map((key) => packed.forget(key)));
}

function keyOfTarget(target: Target): string {
  return pageKey(pathOf(target), target.query);
}

function pathOf({ route, params }: Pick<Target, "route" | "params">): string {
  return route.path.replace(":slug", encodeURIComponent(params.slug ?? ""));
}

function isKept(route: Route): boolean {
  return route.keep !== "never";
}

/** A route without parameters, once for each query that changes its page. */
function targetsOf(route: Route): Target[] {
  const queries = Object.entries(route.query ?? {}).flatMap(([name, values]) =>
    values instanceof RegExp ? [] : values.map((value) => ({ [name]: value })),
  );
  return [{}, ...queries].map((query) => ({ route, params: {}, query }));
}

/** The key under which an address would be kept, without parsing more than it must. */
export function createKeyOf(
  routes: readonly Pick<Route, "path" | "query">[],
): (url: string) => string {
  const declared = new Map(
    routes.filter(({ query }) => query !== undefined).map(({ path, query }) => [path, query]),
  );
  return (url) => {
    const mark = url.indexOf("?");
    if (mark === -1) return url;
    const path = url.slice(0, mark);
    const query = declared.get(path);
    if (query === undefined) return path;
    return pageKey(path, declaredQuery(query, searchOf(url)));
  };
}

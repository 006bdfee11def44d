import { setTimeout as delay } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { ownTurn } from "../own-turn.ts";
import { declaredQuery, pageKey, type Route, searchOf } from "../pages/route.ts";
import { type ContentFile, forgetContentFiles } from "./content-file.ts";
import type { PackedPages } from "./packed-pages.ts";
import { keyOf, pathOf, postTarget, postTargets, type Target, targetsOf } from "./page-targets.ts";
import { finishedPage } from "./serve-page.ts";

/** A bounded number of pages is packed before the start; others when somebody asks for them. */
const POSTS_AT_START = 100;
/** So many changed posts are packed before anybody asks for them. */
const FEW = 10;
/** So many changed pages are made anew at once; the rest are made when asked for, or in their turn. */
const AT_ONCE = 25;
/** At the start, one page's data and codings are on their way while others are rendered. */
const LANES = 4;
/** Between pages that nobody waits for, so that those who do wait for others find a free server. */
const BREATH_MS = 50;

interface PackerOptions {
  deps: Deps;
  routes: readonly Route[];
  files: readonly ContentFile[];
  packed: PackedPages;
  /** The newest posts' parameters for a route with a slug. */
  listSlugs(limit: number): Promise<string[]>;
}

/** Keeps the packed pages true to the content. Readers get the older page until then. */
export interface Packer {
  /** Done once every page can be handed over; the smallest form of each follows. */
  packAll(): Promise<void>;
  /**
   * Done once readers see it. Rejects when a page could not follow, and stays as it was.
   * @param slugs of the posts that changed; undefined: any may have
   */
  contentChanged(slugs: ReadonlySet<string> | undefined): Promise<void>;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

export function createPacker(options: PackerOptions): Packer {
  const { deps, routes, files, packed, listSlugs } = options;
  const fixed = routes.filter(isKept).filter((route) => !route.path.includes(":"));
  const bySlug = routes.filter(isKept).filter((route) => route.path.includes(":slug"));
  const contentPages = fixed.filter((route) => route.keep === "until content changes");
  /** Packed in a hurry, and larger than they need be. */
  const hurried = new Map<string, Target>();
  let changes = 0;
  let refining = Promise.resolve();

  /** Whether no older page is left in place. */
  const pack = async (target: Target, effort: "live" | "packed"): Promise<boolean> => {
    const { route, params, query } = target;
    const path = pathOf(target);
    const key = keyOf(target);
    try {
      await packed.packAgain(key, async () => ({
        ...(await finishedPage(route, { path, params, query }, deps)),
        effort,
      }));
      if (effort === "live") hurried.set(key, target);
      else hurried.delete(key);
      return true;
    } catch (error) {
      hurried.delete(key);
      deps.log.warn({ err: error, path }, "page not packed");
      // A post's page is made when asked for, if the post is still there; a list stays as it was.
      if (params.slug === undefined) return false;
      packed.drop(key);
      return true;
    }
  };
  const inTurn = async (targets: readonly Target[], effort: "live" | "packed") => {
    const failed: string[] = [];
    for (const target of targets) if (!(await pack(target, effort))) failed.push(keyOf(target));
    return failed;
  };
  const inLanes = async (targets: readonly Target[], effort: "live" | "packed") => {
    const rest = targets.values();
    const lane = async () => {
      for (const target of rest) {
        await ownTurn();
        await pack(target, effort);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  };
  /** Takes its time, and gives way to the next change, which begins it anew. */
  const refine = async (targets: readonly Target[], change: number) => {
    for (const target of targets) {
      await delay(BREATH_MS, undefined, { ref: false });
      if (change !== changes) return;
      await pack(target, "packed");
    }
  };

  const refineSoon = (targets: readonly Target[]) => {
    const change = changes;
    const all = unique([...targets, ...hurried.values()]);
    refining = refining.then(() => refine(all, change));
  };

  return {
    async packAll() {
      const slugs = await listSlugs(POSTS_AT_START).catch(() => []);
      const posts = bySlug.flatMap((route) => slugs.map((slug) => postTarget(route, slug)));
      const lists = contentPages.flatMap(targetsOf);
      const others = fixed.filter((route) => !contentPages.includes(route)).flatMap(targetsOf);
      // While the texts' thread has texts this one has pages without any, and lists come to known ones.
      await Promise.all([inLanes([...posts, ...lists], "live"), inLanes(others, "live")]);
      refineSoon([]);
    },
    async contentChanged(slugs) {
      changes += 1;
      packed.epoch += 1;
      await forgetContentFiles(files, packed);
      // Those that were asked for last come first.
      const kept = postTargets(bySlug, packed.keys.reverse());
      const added = slugs !== undefined && slugs.size <= FEW ? [...slugs] : [];
      const own = bySlug.flatMap((route) => added.map((slug) => postTarget(route, slug)));
      const pages = contentPages.flatMap(targetsOf);
      const changed = kept.filter(({ params }) => slugs?.has(params.slug ?? "") ?? true);
      const urgent = unique([...own, ...pages, ...changed.slice(0, AT_ONCE)]);
      const failed = await inTurn(urgent, "live");
      if (failed.length > 0) throw new Error(`Not made anew: ${failed.join(", ")}`);
      await Promise.all(changed.slice(AT_ONCE).map((target) => packed.forget(keyOf(target))));
      await forgetFurtherPages(packed, contentPages, new Set(pages.map(keyOf)));
      // Other posts may name the changed one.
      refineSoon([...urgent, ...kept]);
    },
    async stop() {
      changes += 1;
      await refining;
    },
  };
}

function unique(targets: readonly Target[]): Target[] {
  return [...new Map(targets.map((target) => [keyOf(target), target])).values()];
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

function isKept(route: Route): boolean {
  return route.keep !== "never";
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

import { paths } from "../../shared/paths.ts";
import { askAsBrowser } from "./browser-answer.ts";
import { type MeasuredSite, quiet } from "./measured-site.ts";
import { getBytes } from "./request-bytes.ts";
import { measureRounds, type Row } from "./rounds.ts";

/** The first posts alone, enough of them to fill the pages that show some, and very many. */
export const POSTS = [9, 250, 5_000] as const;

export interface Growth {
  name: string;
  /** Microseconds of processor time, with each number of `POSTS`. */
  micros: readonly number[];
}

/** What answers cost among the first posts, and among thousands. */
export async function measureGrowth({
  packing,
  rendering,
}: {
  packing: MeasuredSite;
  rendering: MeasuredSite;
}): Promise<Growth[]> {
  const rows = await rowsOf(packing, rendering);
  const micros = rows.map((): number[] => []);
  for (const posts of POSTS) {
    for (const site of [packing, rendering]) await site.query(growTo(posts));
    for (const site of [packing, rendering]) await quiet(site);
    const measured = await measureRounds(rows, 3);
    measured.forEach((one, row) => void micros[row]?.push(one.micros));
  }
  return rows.map(({ name }, row) => ({ name, micros: micros[row] ?? [] }));
}

/** The first posts again and again; running it twice on one database adds nothing. */
const growTo = (posts: number) => `
  INSERT INTO blog_posts (slug, title, content, image_url, category, author, published_at)
  SELECT slug || '-' || present || '-' || copy, title || ' ' || copy, content, image_url,
         category, author, published_at - copy * interval '1 day'
    FROM (SELECT count(*) AS present FROM blog_posts) AS counted, blog_posts,
         generate_series(1, ${posts} / present + 1) AS copy
   ORDER BY copy, slug
   LIMIT greatest(0, ${posts} - (SELECT count(*) FROM blog_posts))`;

async function rowsOf(packing: MeasuredSite, rendering: MeasuredSite) {
  const list = await askAsBrowser(packing.port, `${paths.api.posts()}?limit=1`);
  const [newest] = JSON.parse(list.body.toString()) as { slug: string }[];
  const post = paths.insight(newest?.slug ?? "");
  const row = (name: string, process: MeasuredSite, path: string, requests: number): Row => {
    const bytes = getBytes(path);
    return { name, process, status: 200, request: () => bytes, requests };
  };
  return [
    row("packed post", packing, post, 2_000),
    row("packed home", packing, paths.home(), 2_000),
    row("live home", rendering, paths.home(), 300),
    row("live post", rendering, post, 300),
    row("live list", rendering, paths.insights(), 64),
    row("5 posts as JSON", packing, `${paths.api.posts()}?limit=5`, 500),
  ];
}

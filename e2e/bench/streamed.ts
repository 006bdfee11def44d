import { paths } from "../../shared/paths.ts";
import type { DatabaseKind, MeasuredSite } from "./measured-site.ts";
import { getBytes } from "./request-bytes.ts";
import { measureRounds } from "./rounds.ts";

/** Longer than a page waits for its data, and short beside what a visitor notices. */
const LATE_SECONDS = 0.03;

/** Puts a table in front of the posts that answers late. Asked once a query, hence MATERIALIZED. */
const DELAY = `
  ALTER TABLE blog_posts RENAME TO blog_posts_at_once;
  CREATE VIEW blog_posts AS
    WITH late AS MATERIALIZED (SELECT pg_sleep(${LATE_SECONDS}))
    SELECT posts.* FROM blog_posts_at_once AS posts, late`;
const RESTORE = "DROP VIEW blog_posts; ALTER TABLE blog_posts_at_once RENAME TO blog_posts";

/**
 * Microseconds of processor time for a page whose posts are late, compressed as it comes. Undefined
 * on the embedded database: it shares the site's process, and works all the while that it sleeps.
 */
export async function measureStreamed(
  kind: DatabaseKind,
  site: MeasuredSite,
  requests: number,
): Promise<number | undefined> {
  if (kind === "embedded") return undefined;
  const bytes = getBytes(paths.insights());
  const row = { name: "streamed", process: site, request: () => bytes, status: 200, requests };
  await site.query(DELAY);
  const [measured] = await measureRounds([row], 3).finally(() => site.query(RESTORE));
  return measured?.micros;
}

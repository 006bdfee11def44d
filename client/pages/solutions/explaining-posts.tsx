import { paths } from "../../../shared/paths.ts";
import { Await, type Pending } from "../../await.tsx";
import { Grid } from "../../components/layout.tsx";
import { LinkList } from "../../components/link-list.tsx";
import type { PostLink } from "../../post-data.ts";
import styles from "./product-page.module.css";

/** Links to posts about a product. Without posts there is no list. */
export function ExplainingPosts({ posts }: { posts: Pending<readonly PostLink[]> }) {
  return (
    <Await value={posts} fallback={null}>
      {(found) => found.length > 0 && <Posts posts={found} />}
    </Await>
  );
}

function Posts({ posts }: { posts: readonly PostLink[] }) {
  const links = posts.map(({ slug, title }) => ({ href: paths.insight(slug), label: title }));
  return (
    <Grid split="4+7" gap={5} className={styles.posts} data-screen-only="">
      <h2>Read more in Insights</h2>
      <LinkList links={links} />
    </Grid>
  );
}

import { paths } from "../../../shared/paths.ts";
import type { PostSummary } from "../../../shared/post.ts";
import { Await, type Pending } from "../../await.tsx";
import { Cluster, Columns, Stack } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { PostCard } from "../../components/post-card.tsx";
import text from "../../styles/text.module.css";
import styles from "./search-page.module.css";
import { suggestedQueries } from "./suggested-queries.ts";
import { topics } from "./topics.ts";

interface SearchStartProps {
  /** Newest first. Undefined if they could not be read. */
  latest: Pending<PostSummary[] | undefined>;
}

/** The search page without a query: suggested queries, topics and the latest posts. */
export function SearchStart({ latest }: SearchStartProps) {
  return (
    <>
      <Cluster as="nav" className={styles.start} aria-label="Words to begin with">
        <p className={text.meta}>Try</p>
        <Cluster as="ul">
          {suggestedQueries.map((words) => (
            <li key={words}>
              <MoreLink href={paths.search(words)} className={styles.word}>
                {words}
              </MoreLink>
            </li>
          ))}
        </Cluster>
      </Cluster>
      <Stack as="section" gap={8} stretch className={styles.part}>
        <h2>What we write about</h2>
        <Columns as="ul" count={2} wide={3}>
          {topics.map(({ href, label, note, picture }) => (
            <li key={href}>
              <a href={href} className={styles.topic}>
                <Picture name={picture} alt="" sizes="160px" className={styles.picture} />
                <div className={styles.name}>
                  <h3 className={text.follow}>{label}</h3>
                  <p className={text.small}>{note}</p>
                </div>
              </a>
            </li>
          ))}
        </Columns>
      </Stack>
      <Await value={latest} fallback={null}>
        {(posts) => posts && posts.length > 0 && <NewestPosts posts={posts} />}
      </Await>
    </>
  );
}

function NewestPosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <section className={styles.part}>
      <Stack gap={8} stretch>
        <Cluster spread>
          <h2>Latest insights</h2>
          <MoreLink href={paths.insights()}>All insights</MoreLink>
        </Cluster>
        <Columns as="ul" count={3} gap={10}>
          {posts.map((post) => (
            <li key={post.slug}>
              <PostCard variant="index" heading="h3" post={post} />
            </li>
          ))}
        </Columns>
      </Stack>
    </section>
  );
}

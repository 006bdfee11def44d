import type { Filter } from "../../../shared/machines/insights.ts";
import { Columns } from "../../components/layout.tsx";
import { FilterBar } from "./filter-bar.tsx";
import styles from "./insights-list.module.css";
import { LoadingMessage, LoadingPosts } from "./loading-posts.tsx";

/**
 * Shown until the server has read the posts. It is no island, because the streamed list replaces it; its
 * filters load pages.
 */
export function PendingList({ filter }: { filter: Filter }) {
  return (
    <>
      <FilterBar filter={filter} count={null} />
      <LoadingMessage />
      <Columns count={2} wide={3} gap={10} className={styles.posts}>
        <LoadingPosts />
      </Columns>
    </>
  );
}

import type { Filter } from "../../../shared/machines/insights.ts";
import { messages } from "../../../shared/messages.ts";
import { classNames } from "../../components/class-names.ts";
import { PostCardPlaceholder, PostCards } from "../../components/post-card.tsx";
import text from "../../styles/text.module.css";
import { FilterBar } from "./filter-bar.tsx";
import styles from "./insights-list.module.css";

export function LoadingMessage() {
  return <p className={classNames(text.lead, styles.message)}>{messages.loadingPosts}</p>;
}

/** Enough placeholders to fill a window, so that content below the list does not shift when posts load. */
const PLACEHOLDERS = [0, 1, 2, 3, 4, 5];

export function LoadingPosts() {
  return PLACEHOLDERS.map((position) => <PostCardPlaceholder key={position} />);
}

/**
 * Shown until the server has read the posts. It is no island, because the streamed list replaces it; its
 * filters load pages.
 */
export function PendingList({ filter }: { filter: Filter }) {
  return (
    <>
      <FilterBar filter={filter} count={null} />
      <LoadingMessage />
      <PostCards posts={[]}>
        <LoadingPosts />
      </PostCards>
    </>
  );
}

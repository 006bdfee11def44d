import { formatNumber } from "../../../shared/format.ts";
import type { Filter, PagesShown } from "../../../shared/machines/insights.ts";
import { paths } from "../../../shared/paths.ts";
import { PAGE_POSTS } from "../../../shared/post-page.ts";
import { MoreLink } from "../../components/more-link.tsx";
import styles from "./insights-list.module.css";

interface NewerPostsProps {
  filter: Filter;
  paging: PagesShown;
}

/** A link above a list that does not begin with the newest posts, for example after a reload of a long list. */
export function NewerPosts({ filter, paging: { first, pages, total } }: NewerPostsProps) {
  const category = filter === "all" ? undefined : filter;
  const newer = Math.min(total, (first - 1) * PAGE_POSTS);
  return (
    <p className={styles.newer} data-screen-only="">
      <MoreLink href={paths.insights(category, Math.min(first - 1, pages))} rel="prev">
        {formatNumber(newer)} posts are newer
      </MoreLink>
    </p>
  );
}

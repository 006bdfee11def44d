import { messages } from "../../../shared/messages.ts";
import { paths } from "../../../shared/paths.ts";
import type { Category, PostSummary } from "../../../shared/post.ts";
import { MoreLink } from "../../components/more-link.tsx";
import { PostCard } from "../../components/post-card.tsx";
import { FilterBar } from "../../islands/insights-list/filter-bar.tsx";
import text from "../../styles/text.module.css";
import type { Paging } from "../post-data.ts";
import styles from "./paged-posts.module.css";

interface PagedPostsProps {
  posts: readonly PostSummary[];
  paging: Paging;
  category?: Category;
  /** A line above the list. */
  notice?: string;
}

/** One page of a list that is too long for one. Filters and pages are links: no script is needed. */
export function PagedPosts({ posts, paging, category, notice }: PagedPostsProps) {
  return (
    <>
      {notice && <p className={styles.notice}>{notice}</p>}
      <FilterBar filter={category ?? "all"} count={paging.total} />
      {posts.length > 0 ? (
        <div className={styles.posts}>
          {posts.map((post, position) => (
            <PostCard key={post.slug} post={post} variant="index" first={position < 3} />
          ))}
        </div>
      ) : (
        <p className={text.lead}>{messages.noPosts}</p>
      )}
      <Pages paging={paging} {...(category && { category })} />
    </>
  );
}

function Pages({
  paging: { page, pages },
  category,
}: Pick<PagedPostsProps, "paging" | "category">) {
  const newer = Math.min(page - 1, pages);
  return (
    <nav className={styles.pages} aria-label="Pages of the list" data-screen-only="">
      {newer >= 1 && (
        <MoreLink href={paths.insights(category, newer)} rel="prev">
          Newer posts
        </MoreLink>
      )}
      <p className={text.meta}>
        Page {page} of {pages}
      </p>
      {page < pages && (
        <MoreLink href={paths.insights(category, page + 1)} rel="next">
          Older posts
        </MoreLink>
      )}
    </nav>
  );
}

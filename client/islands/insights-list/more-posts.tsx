import type { FormEvent, ReactNode } from "react";
import { formatNumber } from "../../../shared/format.ts";
import type { Filter, PagesShown } from "../../../shared/machines/insights.ts";
import { messages, morePostsFailed } from "../../../shared/messages.ts";
import { paths } from "../../../shared/paths.ts";
import { PAGE_POSTS } from "../../../shared/post-page.ts";
import { Button } from "../../components/button.tsx";
import { Cluster } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import text from "../../styles/text.module.css";
import styles from "./insights-list.module.css";

interface MorePostsProps {
  filter: Filter;
  /** The last page that is shown. */
  page: number;
  paging: PagesShown;
  /** How many posts are shown. */
  count: number;
  status: "partial" | "loading" | "failed" | "complete";
  onMore(): void;
}

/** Loads more posts of a list of several pages. */
export function MorePosts({ filter, page, paging, count, status, onMore }: MorePostsProps) {
  return (
    <Cluster gap={6} className={styles.more} data-screen-only="">
      {status === "failed" && (
        <p role="alert" className={text.failure}>
          {morePostsFailed}
        </p>
      )}
      {status !== "complete" && (
        <ListForm filter={filter} onSubmit={onMore}>
          <Button
            type="submit"
            variant="outline"
            name="page"
            value={page + 1}
            // Not `disabled`, because the button would lose the focus, which must stay where the next posts appear.
            aria-disabled={status === "loading" || undefined}
            aria-busy={status === "loading" || undefined}
          >
            {labels[status]}
          </Button>
        </ListForm>
      )}
      <p className={text.meta} aria-live="polite">
        {count > 0 && shownOf(count, paging)}
      </p>
      <Pages filter={filter} page={page} paging={paging} />
    </Cluster>
  );
}

interface ListFormProps {
  filter: Filter;
  onSubmit(): void;
  /** The button. */
  children: ReactNode;
}

/** Asks for posts of the filter. Without script it loads the list's page. */
export function ListForm({ filter, onSubmit, children }: ListFormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form action={paths.insights()} onSubmit={handleSubmit}>
      {filter !== "all" && <input type="hidden" name="category" value={filter} />}
      {children}
    </form>
  );
}

const labels = { partial: "Load more", loading: messages.loadingPosts, failed: "Try again" };

function shownOf(count: number, { first, total }: PagesShown): string {
  const before = (first - 1) * PAGE_POSTS;
  const shown = formatNumber(before + count);
  const range = before === 0 ? shown : `${formatNumber(before + 1)} to ${shown}`;
  return `Showing ${range} of ${formatNumber(total)} posts.`;
}

function Pages({
  filter,
  page,
  paging: { first, pages },
}: Pick<MorePostsProps, "filter" | "page" | "paging">) {
  const category = filter === "all" ? undefined : filter;
  const newer = Math.min(first - 1, pages);
  return (
    <Cluster as="nav" gap={8} className={styles.pages} aria-label="Pages of the list">
      {newer >= 1 && (
        <MoreLink href={paths.insights(category, newer)} rel="prev">
          Newer posts
        </MoreLink>
      )}
      <p className={text.meta}>
        {first === page ? `Page ${page}` : `Pages ${first} to ${page}`} of {formatNumber(pages)}
      </p>
      {page < pages && (
        <MoreLink href={paths.insights(category, page + 1)} rel="next">
          Older posts
        </MoreLink>
      )}
    </Cluster>
  );
}

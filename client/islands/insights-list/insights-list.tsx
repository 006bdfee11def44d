import { useSelector } from "@xstate/react";
import type { FormEvent, ReactNode } from "react";
import { formatNumber } from "../../../shared/format.ts";
import { type Filter, type PagesShown, shownPosts } from "../../../shared/machines/insights.ts";
import { messages, morePostsFailed } from "../../../shared/messages.ts";
import { paths } from "../../../shared/paths.ts";
import { PAGE_POSTS } from "../../../shared/post.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Cluster } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { PostCards } from "../../components/post-card.tsx";
import { defineIsland } from "../../island/define-island.ts";
import text from "../../styles/text.module.css";
import { FilterBar } from "./filter-bar.tsx";
import styles from "./insights-list.module.css";
import { LoadingMessage, LoadingPosts } from "./loading-posts.tsx";
import { type InsightsListProps, useInsights } from "./use-insights.ts";

/** The posts as cards. A complete list is filtered in the browser; a list of several pages can load more. */
export const insightsList = defineIsland({ name: "insights-list", View: InsightsList });

function InsightsList(props: InsightsListProps) {
  const { list, actor } = useInsights(props);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isListed = useSelector(actor, (snapshot) => snapshot.hasTag("listed"));
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag("loading"));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const more = useSelector(actor, (snapshot) => Object.values(snapshot.getMeta())[0]?.more);
  const { filter, paging } = context;
  const shown = shownPosts(context);
  return (
    <>
      {!props.paging && (
        <FilterBar
          filter={filter}
          count={isListed ? (paging?.total ?? shown.length) : null}
          onChoose={
            paging ? undefined : (chosen) => actor.send({ type: "filter.chosen", filter: chosen })
          }
        />
      )}
      {paging && paging.first > 1 && <NewerPosts filter={filter} paging={paging} />}
      {isLoading && <LoadingMessage />}
      <PostCards posts={shown} list={list}>
        {isLoading && <LoadingPosts />}
      </PostCards>
      {!isLoading && shown.length === 0 && (
        <p className={classNames(text.lead, styles.message)}>{messages.noPosts}</p>
      )}
      {hasFailed && (
        <ListForm filter={filter} onSubmit={() => actor.send({ type: "fetch.retried" })}>
          <Button type="submit" variant="outline">
            Try again
          </Button>
        </ListForm>
      )}
      {paging && paging.pages > 1 && more && (
        <MorePosts
          {...context}
          paging={paging}
          count={shown.length}
          status={more}
          onMore={() => actor.send({ type: "more.requested" })}
        />
      )}
    </>
  );
}

interface NewerPostsProps {
  filter: Filter;
  paging: PagesShown;
}

/** A link above a list that does not begin with the newest posts, for example after a reload of a long list. */
function NewerPosts({ filter, paging: { first, pages, total } }: NewerPostsProps) {
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
function MorePosts({ filter, page, paging, count, status, onMore }: MorePostsProps) {
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
function ListForm({ filter, onSubmit, children }: ListFormProps) {
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

import { useSelector } from "@xstate/react";
import { formatNumber } from "../../../shared/format.ts";
import { type Filter, type PagesShown, shownPosts } from "../../../shared/machines/insights.ts";
import { messages } from "../../../shared/messages.ts";
import { paths } from "../../../shared/paths.ts";
import { PAGE_POSTS } from "../../../shared/post-page.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { MoreLink } from "../../components/more-link.tsx";
import { PostCards } from "../../components/post-card.tsx";
import { defineIsland } from "../../island/define-island.ts";
import text from "../../styles/text.module.css";
import { FilterBar } from "./filter-bar.tsx";
import styles from "./insights-list.module.css";
import { LoadingMessage, LoadingPosts } from "./loading-posts.tsx";
import { ListForm, MorePosts } from "./more-posts.tsx";
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

import type { Category } from "../../shared/post.ts";
import { messages } from "../../shared/messages.ts";
import { Arriving, type Late } from "../late.tsx";
import { definePage } from "../page.ts";
import type { PostList } from "./post-data.ts";

export interface InsightsData {
  list: Late<PostList>;
  category?: Category;
  /** A post was asked for that is not there. */
  missing?: boolean;
}

export const insightsPage = definePage<InsightsData>({
  head: () => ({ title: "Insights", description: "Insights" }),
  View: ({ data }) => (
    <>
      <h1>Insights</h1>
      <Arriving value={data.list} fallback={<p>{messages.loadingPosts}</p>}>
        {(list) => <ul>{list.posts.map((post) => <li key={post.slug}>{post.title}</li>)}</ul>}
      </Arriving>
    </>
  ),
});

import { definePage } from "../page.ts";
import type { PostView } from "./post-data.ts";

export interface InsightData {
  post: PostView;
}

export const insightPage = definePage<InsightData>({
  head: ({ post }) => ({ title: post.title, description: post.excerpt }),
  View: ({ data }) => (
    <article>
      <h1>{data.post.title}</h1>
      {data.post.body}
    </article>
  ),
});

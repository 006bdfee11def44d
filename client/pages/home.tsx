import { Arriving, type Late } from "../late.tsx";
import { definePage } from "../page.ts";
import type { LatestPost } from "./post-data.ts";

export interface HomeData {
  /** Undefined: the posts could not be read. */
  latest: Late<LatestPost[] | undefined>;
}

export const homePage = definePage<HomeData>({
  head: () => ({ title: "Home", description: "Home" }),
  View: ({ data }) => (
    <>
      <h1>Home</h1>
      <Arriving value={data.latest} fallback={null}>
        {(posts) => <ul>{posts?.map((post) => <li key={post.slug}>{post.title}{post.lead}</li>)}</ul>}
      </Arriving>
    </>
  ),
});

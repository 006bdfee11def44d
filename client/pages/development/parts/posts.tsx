import type { PostSummary } from "../../../../shared/post.ts";
import { PostCard } from "../../../components/post-card.tsx";
import { PostCardPlaceholder } from "../../../components/post-card-placeholder.tsx";
import { Prose } from "../../../components/prose.tsx";
import { Island } from "../../../island/island.tsx";
import { insightsList } from "../../../islands/insights-list/insights-list.tsx";
import { Exhibit, Row } from "./exhibit.tsx";

interface PostsProps {
  posts: readonly PostSummary[];
  /** HTML with everything that an editor can write. */
  prose: string;
}

/** Post cards, a list with several pages, and the text of a post. */
export function Posts({ posts, prose }: PostsProps) {
  const [first, second, ...more] = posts;
  return (
    <>
      {first && second && (
        <Exhibit title="Post card" note="Large, small, and small without a picture or an author.">
          <Row wide>
            <PostCard post={first} variant="large" />
            <div>
              <PostCard post={second} variant="small" />
              <PostCard post={{ ...second, author: null, picture: null }} variant="small" />
            </div>
          </Row>
        </Exhibit>
      )}
      <Exhibit title="Index and pages">
        <Island
          of={insightsList}
          props={{
            posts: more.slice(0, 3),
            failed: false,
            paging: { page: 2, pages: 3, total: 60 },
          }}
        />
      </Exhibit>
      <Exhibit title="Placeholder" note="Shown while posts load.">
        <Row wide>
          <PostCardPlaceholder />
          <PostCardPlaceholder />
          <PostCardPlaceholder />
        </Row>
      </Exhibit>
      <Exhibit title="Prose" note="All that an editor can write in markdown.">
        <Prose html={prose} />
      </Exhibit>
    </>
  );
}

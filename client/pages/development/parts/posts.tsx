import type { PostSummary } from "../../../../shared/post.ts";
import { PostCard } from "../../../components/post-card.tsx";
import { PostCardPlaceholder } from "../../../components/post-card-placeholder.tsx";
import { Prose } from "../../../components/prose.tsx";
import { Island } from "../../../island/island.tsx";
import { insightsList } from "../../../islands/insights-list/insights-list.tsx";
import { Part, Row } from "./part.tsx";

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
        <Part title="Post card" note="Large, small, and small without a picture or an author.">
          <Row wide>
            <PostCard post={first} variant="large" />
            <div>
              <PostCard post={second} variant="small" />
              <PostCard post={{ ...second, author: null, picture: null }} variant="small" />
            </div>
          </Row>
        </Part>
      )}
      <Part
        title="List with pages"
        note="A hundred posts a page; the sample says that there are three pages."
      >
        <Island
          of={insightsList}
          props={{
            posts: more.slice(0, 3),
            failed: false,
            paging: { page: 2, pages: 3, total: 60 },
          }}
        />
      </Part>
      <Part title="Placeholder" note="Shown while posts load.">
        <Row wide>
          <PostCardPlaceholder />
          <PostCardPlaceholder />
          <PostCardPlaceholder />
        </Row>
      </Part>
      <Part title="Prose" note="Everything that an editor can write in Markdown.">
        <Prose html={prose} />
      </Part>
    </>
  );
}

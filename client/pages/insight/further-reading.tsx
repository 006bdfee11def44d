import { paths } from "../../../shared/paths.ts";
import { Columns, Section, Stack, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { PostCard } from "../../components/post-card.tsx";
import type { PostLink, PostView } from "../../post-data.ts";
import text from "../../styles/text.module.css";
import styles from "./insight-page.module.css";

/** Three posts fill a row of the list's grid. */
const RELATED_MAX = 3;

/** Links from a post to related posts and to the next older and newer posts. */
export function FurtherReading({ post }: { post: PostView }) {
  const { related = [], newer, older } = post;
  if (related.length === 0 && !newer && !older) return null;
  return (
    <Section flush="top" data-screen-only="">
      <Wrap>
        <Stack gap={8} stretch>
          <h2>Further reading</h2>
          <Columns as="ul" count={3} gap={10}>
            {related.slice(0, RELATED_MAX).map((summary) => (
              <li key={summary.slug}>
                <PostCard variant="index" post={summary} />
              </li>
            ))}
          </Columns>
        </Stack>
        <Columns
          as="nav"
          count={2}
          gap={2}
          rule="thin"
          className={styles.neighbours}
          aria-label="Posts before and after this one"
        >
          <Neighbour label="Older" post={older} />
          <Neighbour label="Newer" post={newer} />
        </Columns>
      </Wrap>
    </Section>
  );
}

function Neighbour({ label, post }: { label: string; post: PostLink | undefined }) {
  if (!post) return null;
  return (
    <Stack gap={1}>
      <span className={text.meta}>{label}</span>
      <MoreLink href={paths.insight(post.slug)}>{post.title}</MoreLink>
    </Stack>
  );
}

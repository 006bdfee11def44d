import { Columns, Section, Stack, Wrap } from "../../components/layout.tsx";
import { PostCard } from "../../components/post-card.tsx";
import type { PostView } from "../../post-data.ts";

/** One large post, and two in a row. */
const RELATED_MAX = 3;

/** Links from a post to related posts. The first one is large. */
export function FurtherReading({ post: { related = [] } }: { post: PostView }) {
  const [next, ...others] = related.slice(0, RELATED_MAX);
  if (next === undefined) return null;
  return (
    <Section flush="top" data-screen-only="">
      <Wrap>
        <Stack gap={8} stretch>
          <h2>Further reading</h2>
          <PostCard variant="lead" isBelow post={next} />
          <Columns as="ul" count={2} gap={10}>
            {others.map((summary) => (
              <li key={summary.slug}>
                <PostCard variant="index" post={summary} />
              </li>
            ))}
          </Columns>
        </Stack>
      </Wrap>
    </Section>
  );
}

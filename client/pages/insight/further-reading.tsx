import { Columns, Section, Stack, Wrap } from "../../components/layout.tsx";
import { PostCard } from "../../components/post-card.tsx";
import type { PostView } from "../../post-data.ts";

/** Three posts fill a row of the list's grid. */
const RELATED_MAX = 3;

/** Links from a post to related posts. */
export function FurtherReading({ post: { related = [] } }: { post: PostView }) {
  if (related.length === 0) return null;
  return (
    <Section flush="top" data-screen-only="">
      <Wrap>
        <Stack gap={8} stretch>
          <h2>Further reading</h2>
          <Columns as="ul" count={3} gap={10}>
            {related.slice(0, RELATED_MAX).map((summary) => (
              <li key={summary.slug}>
                <PostCard variant="index" post={{ ...summary, figure: null }} />
              </li>
            ))}
          </Columns>
        </Stack>
      </Wrap>
    </Section>
  );
}

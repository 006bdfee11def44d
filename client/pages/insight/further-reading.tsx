import { Section, Stack, Wrap } from "../../components/layout.tsx";
import { PostCards } from "../../components/post-card.tsx";
import type { PostView } from "../../post-data.ts";

const RELATED_MAX = 3;

/** Links from a post to related posts. */
export function FurtherReading({ post: { related = [] } }: { post: PostView }) {
  if (related.length === 0) return null;
  return (
    <Section flush="top" data-screen-only="">
      <Wrap>
        <Stack gap={8} stretch>
          <h2>Further reading</h2>
          <PostCards posts={related.slice(0, RELATED_MAX)} level={3} isBelow />
        </Stack>
      </Wrap>
    </Section>
  );
}

import { Columns, Section, Stack, Wrap } from "../../components/layout.tsx";
import { PostCard } from "../../components/post-card.tsx";
import type { PostView } from "../../post-data.ts";

/** One large post, and two in a row. */
const RELATED_MAX = 3;

/** Links from a post to related posts. Two share a row; otherwise the first one is large. */
export function FurtherReading({ post: { related = [] } }: { post: PostView }) {
  const shown = related.slice(0, RELATED_MAX);
  const large = shown.length === 2 ? undefined : shown[0];
  const inRow = shown.filter((each) => each !== large);
  if (shown.length === 0) return null;
  return (
    <Section flush="top" data-screen-only="">
      <Wrap>
        <Stack gap={8} stretch>
          <h2>Further reading</h2>
          {large && <PostCard variant="lead" isBelow post={large} />}
          {inRow.length > 0 && (
            <Columns as="ul" count={2} gap={10}>
              {inRow.map((summary) => (
                <li key={summary.slug}>
                  <PostCard variant={large ? "index" : "wide"} post={summary} />
                </li>
              ))}
            </Columns>
          )}
        </Stack>
      </Wrap>
    </Section>
  );
}

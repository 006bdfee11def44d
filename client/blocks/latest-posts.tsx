import { messages } from "../../shared/messages.ts";
import { paths } from "../../shared/paths.ts";
import { Cluster, Grid, Section, Stack, Wrap } from "../components/layout.tsx";
import { MoreLink } from "../components/more-link.tsx";
import { PostCard } from "../components/post-card.tsx";
import type { LatestPost } from "../post-data.ts";
import text from "../styles/text.module.css";

interface LatestPostsProps {
  /** Newest first. Undefined while they load. */
  posts?: readonly LatestPost[];
}

/** The newest posts, with a large card for the first. Without posts there is no section. */
export function LatestPosts({ posts }: LatestPostsProps) {
  if (posts?.length === 0) return null;
  return (
    <Section tone="surface">
      <Wrap>
        <Stack gap={8} stretch>
          <Cluster spread>
            <h2>Latest Industry Updates</h2>
            <MoreLink href={paths.insights()}>
              See more<span className={text.hidden}> industry updates</span>
            </MoreLink>
          </Cluster>
          {posts === undefined ? (
            <p className={text.muted}>{messages.loadingPosts}</p>
          ) : (
            <Grid split="7-5" gap={6}>
              <div>{posts.slice(0, 1).map((post) => cardOf(post, "large"))}</div>
              <div>{posts.slice(1).map((post) => cardOf(post, "small"))}</div>
            </Grid>
          )}
        </Stack>
      </Wrap>
    </Section>
  );
}

function cardOf(post: LatestPost, variant: "large" | "small") {
  return (
    <PostCard key={post.slug} post={post} variant={variant}>
      {post.lead}
    </PostCard>
  );
}

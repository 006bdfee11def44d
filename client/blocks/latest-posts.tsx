import type { ReactNode } from "react";
import { messages } from "../../shared/messages.ts";
import { paths } from "../../shared/paths.ts";
import { Await, type Pending } from "../await.tsx";
import { Cluster, Grid, Section, Stack, Wrap } from "../components/layout.tsx";
import { MoreLink } from "../components/more-link.tsx";
import { PostCard } from "../components/post-card.tsx";
import type { LatestPost } from "../post-data.ts";
import text from "../styles/text.module.css";

interface LatestPostsProps {
  /** Newest first. Undefined if the posts could not be read. */
  posts: Pending<LatestPost[] | undefined>;
}

/** The newest posts, with a large card for the first. Without posts there is no section. */
export function LatestPosts({ posts }: LatestPostsProps) {
  const loading = (
    <Frame>
      <p className={text.muted}>{messages.loadingPosts}</p>
    </Frame>
  );
  return (
    <Await value={posts} fallback={loading}>
      {(loaded) => loaded?.[0] && <Cards newest={loaded[0]} others={loaded.slice(1)} />}
    </Await>
  );
}

function Cards({ newest, others }: { newest: LatestPost; others: LatestPost[] }) {
  return (
    <Frame>
      <Grid split="7-5" gap={6}>
        <div>
          <PostCard post={newest} variant="large">
            {newest.lead}
          </PostCard>
        </div>
        <div>
          {others.map((post) => (
            <PostCard key={post.slug} post={post} variant="small">
              {post.lead}
            </PostCard>
          ))}
        </div>
      </Grid>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
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
          {children}
        </Stack>
      </Wrap>
    </Section>
  );
}

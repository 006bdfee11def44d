import { longDate } from "../../../shared/format.ts";
import { paths } from "../../../shared/paths.ts";
import type { PostSummary } from "../../../shared/post.ts";
import type { Site } from "../../../shared/site.ts";
import { Caption } from "../../components/caption.tsx";
import styles from "./insight-page.module.css";

interface CitationProps {
  post: PostSummary;
  site: Site;
}

/** How to cite this post. */
export function Citation({ post, site }: CitationProps) {
  const date = post.publishedAt && ` ${longDate(post.publishedAt)},`;
  return (
    <aside>
      <Caption className={styles.source}>
        <b>Cite this post</b>
        <br />
        {site.name}, “{post.title}”,{date} {site.url}
        {paths.insight(post.slug)}
      </Caption>
    </aside>
  );
}

import type { ReactNode } from "react";
import { monthAndYear, shortDate } from "../../shared/format.ts";
import { paths } from "../../shared/paths.ts";
import type { PictureSource, PostSummary } from "../../shared/post.ts";
import text from "../styles/text.module.css";
import { Badge } from "./badge.tsx";
import { classNames } from "./class-names.ts";
import styles from "./post-card.module.css";

type Variant = "large" | "small" | "index";

interface PostCardProps {
  post: PostSummary;
  variant: Variant;
  /** Rendered markdown in place of the plain excerpt; without links, since the card is one. */
  children?: ReactNode;
}

/** A post in a list. All of it is one link, which bears the title as its name. */
export function PostCard({ post, variant, children }: PostCardProps) {
  const Heading = variant === "index" ? "h2" : "h3";
  return (
    <article className={styles.card} data-variant={variant}>
      <CardPicture picture={post.picture} sizes={sizes[variant]} />
      <p className={classNames(text.meta, styles.meta)}>
        <Badge category={post.category} />
        {post.publishedAt && <CardDate publishedAt={post.publishedAt} variant={variant} />}
      </p>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <a href={paths.insight(post.slug)} className={classNames(text.follow, styles.link)}>
            {post.title}
          </a>
        </Heading>
        {post.author && <p className={text.meta}>By {post.author}</p>}
        <div className={styles.excerpt}>{children ?? post.excerpt}</div>
      </div>
    </article>
  );
}

const sizes: Record<Variant, string> = {
  large: "(min-width: 64rem) 54vw, 92vw",
  small: "128px",
  index: "(min-width: 64rem) 29vw, (min-width: 48rem) 44vw, 92vw",
};

function CardPicture({ picture, sizes }: { picture: PictureSource | null; sizes: string }) {
  if (!picture) return <div className={styles.blank} />;
  return (
    <div className={styles.picture}>
      <img {...picture} sizes={sizes} alt="" loading="lazy" decoding="async" />
    </div>
  );
}

function CardDate({ publishedAt, variant }: { publishedAt: string; variant: Variant }) {
  const shown = variant === "index" ? shortDate(publishedAt) : monthAndYear(publishedAt);
  return <time dateTime={publishedAt}>{shown}</time>;
}

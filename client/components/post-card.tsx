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
  /** For a card that is visible without scrolling: its picture is fetched at once, and with `high` before others. */
  first?: "auto" | "high" | undefined;
  /** One level below the heading of the list. */
  heading?: "h2" | "h3";
  /** Rendered markdown instead of the plain excerpt; without links, because the card is a link. */
  children?: ReactNode;
}

/** A post in a list. The whole card is one link, named by the title. */
export function PostCard(props: PostCardProps) {
  const { post, variant, first, children } = props;
  const inIndex = variant === "index";
  const Heading = props.heading ?? (inIndex ? "h2" : "h3");
  const picture = <CardPicture picture={post.picture} sizes={sizes[variant]} first={first} />;
  return (
    <article className={styles.card} data-variant={variant}>
      {!inIndex && picture}
      <p className={classNames(text.meta, styles.meta)}>
        <Badge category={post.category} />
        {post.publishedAt && <CardDate publishedAt={post.publishedAt} variant={variant} />}
      </p>
      {inIndex && picture}
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

// Phones get a smaller width than the card has, because their screens have more pixels than a card needs.
const sizes: Record<Variant, string> = {
  large: "(min-width: 64rem) 54vw, 92vw",
  small: "128px",
  index: "(min-width: 64rem) 29vw, (min-width: 48rem) 44vw, 62vw",
};

interface CardPictureProps extends Pick<PostCardProps, "first"> {
  picture: PictureSource | null;
  sizes: string;
}

function CardPicture({ picture, sizes, first }: CardPictureProps) {
  if (!picture) return <div className={styles.blank} />;
  const loading = first ? { fetchPriority: first } : ({ loading: "lazy" } as const);
  return (
    <div className={styles.picture}>
      <img {...picture} {...loading} sizes={sizes} alt="" decoding="async" />
    </div>
  );
}

function CardDate({ publishedAt, variant }: { publishedAt: string; variant: Variant }) {
  const shown = variant === "index" ? shortDate(publishedAt) : monthAndYear(publishedAt);
  return <time dateTime={publishedAt}>{shown}</time>;
}

import type { ReactNode } from "react";
import { monthAndYear, shortDate } from "../../shared/format.ts";
import { paths } from "../../shared/paths.ts";
import type { PictureSource, PostSummary } from "../../shared/post.ts";
import { wholeSentences } from "../../shared/shorten.ts";
import text from "../styles/text.module.css";
import { Badge } from "./badge.tsx";
import { classNames } from "./class-names.ts";
import styles from "./post-card.module.css";
import { SourcePicture } from "./source-picture.tsx";

/** Characters of an excerpt that fit three lines in most windows, so that clamping cuts no word. */
const EXCERPT_MAX = 120;

type Variant = "large" | "small" | "index";

interface PostCardProps {
  post: PostSummary;
  variant: Variant;
  /** For the card that is visible without scrolling: its picture is fetched at once, before others. */
  first?: boolean;
  /** Rendered markdown instead of the plain excerpt; without links, because the card is a link. */
  children?: ReactNode;
}

/** A post in a list. The whole card is one link, named by the title. */
export function PostCard(props: PostCardProps) {
  const { post, variant, first = false, children } = props;
  const inIndex = variant === "index";
  const isLead = inIndex && first;
  const Heading = inIndex ? "h2" : "h3";
  const picture = (
    <CardPicture
      picture={post.picture}
      sizes={isLead ? sizes.first : sizes[variant]}
      first={first}
    />
  );
  return (
    <article className={styles.card} data-variant={variant} data-lead={isLead || undefined}>
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
        <div className={styles.excerpt}>
          {children ?? wholeSentences(post.excerpt, EXCERPT_MAX)}
        </div>
      </div>
    </article>
  );
}

/** Reserves the space of a card of the list while the list loads. */
export function PostCardPlaceholder() {
  return (
    <div className={styles.card} data-variant="index">
      <p className={styles.meta} />
      <div className={styles.blank} />
      <div className={styles.awaited} />
    </div>
  );
}

// Phones get a smaller width than the picture has, because their screens have more pixels than a picture needs.
const sizes = {
  large: "(min-width: 64rem) 54vw, (min-width: 48rem) 92vw, 88px",
  small: "128px",
  first: "(min-width: 64rem) 58vw, (min-width: 48rem) 44vw, 62vw",
  index: "(min-width: 64rem) 29vw, (min-width: 48rem) 44vw, 120px",
} satisfies Record<Variant | "first", string>;

interface CardPictureProps {
  picture: PictureSource | null;
  sizes: string;
  first: boolean;
}

function CardPicture({ picture, sizes, first }: CardPictureProps) {
  if (!picture) return <div className={styles.blank} />;
  const loading = first ? { fetchPriority: "high" as const } : { loading: "lazy" as const };
  return (
    <div className={styles.picture}>
      <SourcePicture picture={picture} sizes={sizes} {...loading} />
    </div>
  );
}

function CardDate({ publishedAt, variant }: { publishedAt: string; variant: Variant }) {
  const shown = variant === "index" ? shortDate(publishedAt) : monthAndYear(publishedAt);
  return <time dateTime={publishedAt}>{shown}</time>;
}

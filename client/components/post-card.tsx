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

/** Of the home page: `large` and `small`. Of the list of posts: `lead`, `wide` and `index`. */
export type CardVariant = "large" | "small" | "lead" | "wide" | "index";

/**
 * Returns the card of a post in a list of `count`: the newest leads, and as many share rows of two as leave
 * whole rows of three.
 */
export function variantAt(position: number, count: number): CardVariant {
  if (position === 0) return "lead";
  const wide = [0, 4, 2][(count - 1) % 3] ?? 0;
  return position <= wide ? "wide" : "index";
}

interface PostCardProps {
  post: PostSummary;
  variant: CardVariant;
  /** True for a lead that is not visible without scrolling. */
  isBelow?: boolean;
  /** Rendered markdown instead of the plain excerpt; without links, because the card is a link. */
  children?: ReactNode;
}

/** A post in a list. The whole card is one link, named by the title. Without a picture the title is larger, on a surface. */
export function PostCard(props: PostCardProps) {
  const { post, variant, isBelow = false, children } = props;
  const { slug, title, author, excerpt, picture } = post;
  const isListed = !["large", "small"].includes(variant);
  // The same picture as above the post; a drawing only where there is none.
  const drawing = variant === "index" && !picture ? post.figure : undefined;
  const shown = picture ?? drawing;
  const Heading = isListed ? "h2" : "h3";
  return (
    <article className={styles.card} data-variant={variant} data-bare={!shown || undefined}>
      {shown && (
        <CardPicture
          picture={shown}
          isDrawing={shown === drawing}
          variant={variant}
          isBelow={isBelow}
        />
      )}
      <div className={styles.words}>
        <Meta post={post} isListed={isListed} />
        <Heading className={styles.title}>
          <a href={paths.insight(slug)} className={classNames(text.follow, styles.link)}>
            {title}
          </a>
        </Heading>
        {author && !isListed && <p className={text.meta}>By {author}</p>}
        <div className={styles.excerpt}>{children ?? wholeSentences(excerpt, EXCERPT_MAX)}</div>
        {variant === "lead" && (
          <p className={classNames(text.label, text.signal, text.touch)} aria-hidden="true">
            Read the post
          </p>
        )}
      </div>
    </article>
  );
}

/** The category, the date and, in the list, the author of a post. */
function Meta({ post, isListed }: { post: PostSummary; isListed: boolean }) {
  const { category, publishedAt, author } = post;
  return (
    <p className={classNames(text.meta, styles.meta)}>
      <Badge category={category} />
      {publishedAt && (
        <time dateTime={publishedAt}>
          {isListed ? shortDate(publishedAt) : monthAndYear(publishedAt)}
        </time>
      )}
      {author && isListed && <span className={styles.author}>By {author}</span>}
    </p>
  );
}

/** Reserves the space of a card of the list while the list loads. */
export function PostCardPlaceholder({ variant }: { variant: CardVariant }) {
  return (
    <div className={styles.card} data-variant={variant}>
      <div className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.meta} />
        <div className={styles.awaited} />
      </div>
    </div>
  );
}

// Phones get a smaller width than the picture has, because their screens have more pixels than a picture needs.
const sizes: Record<CardVariant, string> = {
  large: "(min-width: 64rem) 54vw, (min-width: 48rem) 92vw, 88px",
  small: "128px",
  lead: "(min-width: 64rem) 67vw, (min-width: 48rem) 50vw, 62vw",
  wide: "(min-width: 48rem) 50vw, 62vw",
  index: "(min-width: 80rem) 33vw, (min-width: 48rem) 50vw, 62vw",
};

interface CardPictureProps {
  picture: PictureSource;
  /** A drawing is shown whole, on its own ground. */
  isDrawing: boolean;
  variant: CardVariant;
  isBelow: boolean;
}

/** The picture of the lead is usually visible without scrolling, so it is fetched at once and before others. */
function CardPicture({ picture, isDrawing, variant, isBelow }: CardPictureProps) {
  const loading =
    variant === "lead" && !isBelow
      ? { fetchPriority: "high" as const }
      : { loading: "lazy" as const };
  return (
    <div className={styles.picture} data-drawing={isDrawing || undefined}>
      <SourcePicture picture={picture} sizes={sizes[variant]} {...loading} />
    </div>
  );
}

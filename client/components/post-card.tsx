import type { ReactNode, RefObject } from "react";
import { monthAndYear, shortDate } from "../../shared/format.ts";
import { paths } from "../../shared/paths.ts";
import type { PictureSource, PostSummary } from "../../shared/post.ts";
import { shorten } from "../../shared/shorten.ts";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import { Badge } from "./marks.tsx";
import styles from "./post-card.module.css";
import { SourcePicture } from "./source-picture.tsx";

/** `large` and `small`: of the home page. `first` and `listed`: of a grid of posts. */
export type CardVariant = "large" | "small" | "first" | "listed";

interface PostCardsProps {
  posts: readonly PostSummary[];
  /** True if the grid is not visible without scrolling. */
  isBelow?: boolean;
  /** Of the cards. */
  level?: 2 | 3;
  list?: RefObject<HTMLDivElement | null>;
  /** Below the cards, in the grid. */
  children?: ReactNode;
}

/** Posts as cards of equal width in three columns, in reading order. */
export function PostCards({ posts, isBelow = false, level = 2, list, children }: PostCardsProps) {
  return (
    <div className={styles.cards} ref={list} tabIndex={list && -1}>
      {posts.map((post, position) => (
        <PostCard
          key={post.slug}
          post={post}
          variant={position === 0 && !isBelow ? "first" : "listed"}
          level={level}
        />
      ))}
      {children}
    </div>
  );
}

/** An excerpt that ends with a whole word on the third line in most windows. */
const EXCERPT_LENGTH = 128;

interface PostCardProps {
  post: PostSummary;
  variant: CardVariant;
  level?: 2 | 3;
  /** Rendered markdown instead of the plain excerpt; without links, because the card is a link. */
  children?: ReactNode;
}

/** A post in a list. The whole card is one link, named by the title. A card without a picture has a ground. */
export function PostCard({ post, variant, level = 3, children }: PostCardProps) {
  const { slug, title, category, publishedAt, author, excerpt, picture } = post;
  const isListed = variant === "first" || variant === "listed";
  // The same picture as above the post; a drawing only where there is none.
  const drawing = isListed && !picture ? post.figure : undefined;
  const shown = picture ?? drawing;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-variant={variant} data-bare={!shown || undefined}>
      {shown && (
        <CardPicture
          picture={shown}
          isDrawing={shown === drawing}
          sizes={sizes[variant]}
          isFirst={variant === "first"}
        />
      )}
      <div>
        <p className={classNames(text.meta, styles.meta)}>
          <Badge category={category} />
          {publishedAt && (
            <time dateTime={publishedAt}>
              {isListed ? shortDate(publishedAt) : monthAndYear(publishedAt)}
            </time>
          )}
        </p>
        <Heading className={styles.title} dir="auto">
          <a href={paths.insight(slug)} className={classNames(text.follow, styles.link)}>
            {title}
          </a>
        </Heading>
        {author && <p className={text.meta}>By {author}</p>}
        <div className={styles.excerpt} dir="auto">
          {children ?? shorten(excerpt, EXCERPT_LENGTH)}
        </div>
      </div>
    </article>
  );
}

interface CardPictureProps {
  picture: PictureSource;
  /** A drawing is shown whole, on its own ground. */
  isDrawing: boolean;
  sizes: string;
  /** In the first screen: fetched at once and before others. */
  isFirst: boolean;
}

function CardPicture({ isDrawing, isFirst, ...source }: CardPictureProps) {
  const loading = isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const };
  return (
    <div className={styles.picture} data-drawing={isDrawing || undefined}>
      <SourcePicture {...source} {...loading} />
    </div>
  );
}

/** Reserves the space of a card of the list while the list loads. */
export function PostCardPlaceholder() {
  return (
    <div className={styles.card}>
      <div className={styles.picture} />
      <div className={styles.awaited} />
    </div>
  );
}

// Phones get a smaller width than the picture has, because their screens have more pixels than a picture needs.
const sizes: Record<CardVariant, string> = {
  large: "(min-width: 64rem) 54vw, (min-width: 48rem) 92vw, 62vw",
  small: "128px",
  first: "(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 62vw",
  listed: "(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 88px",
};

import { pictureOfPost } from "../../client/media/post-pictures.ts";
import { insightsSubtitle } from "../../shared/content/site.ts";
import { paths } from "../../shared/paths.ts";
import { type Category, categoryLabels, categoryOf } from "../../shared/post.ts";
import { type DatedPost, lastChange } from "../db/post-lists.ts";
import { eachPost } from "../db/posts.ts";
import { renderPost, withPictureCopies } from "../pages/post-pictures.ts";
import { absoluteHtml } from "./absolute-html.ts";
import type { FileContext } from "./content-file.ts";

/** What a reader's program is told, whatever the format. */
export interface Feed {
  title: string;
  description: string;
  /** The page that shows the same. */
  url: string;
  siteName: string;
  siteUrl: string;
  category: Category | undefined;
  updated: Date;
  entries: FeedEntry[];
}

export interface FeedEntry {
  url: string;
  title: string;
  author: string | null;
  category: string;
  published: Date | undefined;
  updated: Date;
  summary: string;
  /** The whole post. */
  html: string;
  /** Whole address of the card's picture. */
  picture: string | undefined;
}

const ENTRIES = 30;
/** A few giants must not make a feed that readers' programs refuse: those come without their text. */
const CHARACTERS = 1_000_000;
/** Atom wants a date even of what has none. It must not change, or the entry would seem new each time. */
const UNDATED = new Date(0);

/** The newest posts with their whole texts. @throws what the database threw */
export async function loadFeed({ db, markdown, config, query }: FileContext): Promise<Feed> {
  const { site } = config;
  const category = query.category as Category | undefined;
  const entries: FeedEntry[] = [];
  let room = CHARACTERS;
  for await (const post of eachPost(db, { limit: ENTRIES, category: category ?? null })) {
    const { html: text, excerpt } = await renderPost(post.content, { db, markdown });
    const url = `${site.url}${paths.insight(post.slug)}`;
    const html = text.length < room ? absoluteHtml(text, url) : "";
    room -= html.length;
    const [shown = post] = await withPictureCopies([post], { db });
    const src = pictureOfPost(shown.imageUrl)?.src;
    const picture = src && new URL(src, site.url).href;
    entries.push(entryOf(post, { url, html, summary: excerpt, picture }));
  }
  const dates = entries.map(({ updated }) => updated.getTime());
  return {
    title: category ? `${site.name}: ${categoryLabels[category]}` : site.name,
    description: insightsSubtitle,
    url: `${site.url}${paths.insights(category)}`,
    siteName: site.name,
    siteUrl: site.url,
    category,
    updated: new Date(Math.max(UNDATED.getTime(), ...dates)),
    entries,
  };
}

function entryOf(
  post: DatedPost,
  made: Pick<FeedEntry, "url" | "html" | "summary" | "picture">,
): FeedEntry {
  return {
    ...made,
    title: post.title,
    author: post.author,
    category: categoryLabels[categoryOf(post.category)],
    published: post.publishedAt ?? undefined,
    updated: lastChange(post) ?? UNDATED,
  };
}

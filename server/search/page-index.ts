import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import MiniSearch from "minisearch";

/** A page and the text that its visitors read. */
export interface PageText {
  path: string;
  title: string;
  description: string;
  /** A line for each paragraph, heading or caption. */
  text: string;
}

export type PageIndex = MiniSearch<PageText>;

/** Words that the search ignores, as PostgreSQL does. */
const STOP_WORDS = new Set(
  "a an and are as at be by for from how in is it its of on or our that the this to was what when where which who with".split(
    " ",
  ),
);
/** Shorter words begin too many others. */
const MIN_PREFIX_LENGTH = 3;

/** Returns a function that indexes the pages when it is first called, and again after a failure. */
export function lazyPageIndex(readPages: () => AsyncIterable<PageText>): () => Promise<PageIndex> {
  let index: Promise<PageIndex> | undefined;
  return () => {
    index ??= indexOf(readPages()).catch((error) => {
      index = undefined;
      throw error;
    });
    return index;
  };
}

async function indexOf(pages: AsyncIterable<PageText>): Promise<PageIndex> {
  const index = emptyIndex();
  for await (const page of pages) {
    index.add(page);
    // Lets other requests run between two pages.
    await yieldToEventLoop();
  }
  return index;
}

/** Finds pages with every word of a query, words of the title first. */
function emptyIndex(): PageIndex {
  return new MiniSearch({
    idField: "path",
    fields: ["title", "description", "text"],
    storeFields: ["path", "title", "description", "text"],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return STOP_WORDS.has(word) ? null : word;
    },
    searchOptions: {
      combineWith: "AND",
      prefix: (term) => term.length >= MIN_PREFIX_LENGTH,
      boost: { title: 3, description: 2 },
    },
  });
}

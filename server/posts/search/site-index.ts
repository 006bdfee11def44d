import MiniSearch, { type SearchOptions } from "minisearch";
import { abbreviations, searchKeywords } from "../../../shared/content/search-keywords.ts";
import { paths } from "../../../shared/paths.ts";
import type { Post } from "../../../shared/post.ts";
import type { PageText } from "../../pages/listed-pages.ts";

/** A page or a post. The description of a post is empty. */
export interface SearchedText extends PageText {
  /** The post with the beginning of its text; undefined for a page. */
  post?: Post;
  /** The words of a page that a result may show. */
  shown?: string;
}

type SiteIndex = MiniSearch<SearchedText & { keywords: string }>;

/** Words that the search ignores. */
const stopWords =
  "a an and are as at be by can do does for from have how i in is it its me much my of on or our that the this to was we what when where which why with you your";
const STOP_WORDS = new Set(stopWords.split(" "));
/** Shorter words match only whole words, because too many others begin with them. */
const MIN_PREFIX_LENGTH = 4;

/** Finds texts with the words of a query, words of the title first. */
export function createSiteIndex(): SiteIndex {
  return new MiniSearch({
    idField: "path",
    fields: ["title", "description", "keywords", "text"],
    storeFields: ["path", "title", "description", "parts", "post", "shown"],
    // Symbols also divide words, such as the marks of Markdown and currencies; a plus does not, for C++.
    tokenize: (text) => text.split(/(?:(?!\+)[\s\p{P}\p{S}\p{Z}])+/u),
    processTerm: indexedWord,
    searchOptions: {
      prefix: (term) => term.length >= MIN_PREFIX_LENGTH,
      boost: { title: 3, keywords: 2, description: 2 },
      boostDocument: (path, word, { parts = [] } = {}) => {
        const precedesCaseStudy = String(path).startsWith(`${paths.solutions()}/`);
        // The id of a part is its subject, with words divided by hyphens.
        const isSubject = (parts as PageText["parts"])?.some(({ id }) =>
          `-${id}`.includes(`-${word}`),
        );
        return (precedesCaseStudy ? 2 : 1) * (isSubject ? 8 : 1);
      },
    },
  });
}

/** Adds texts, letting other requests run between two of them. */
export async function addTexts(index: SiteIndex, texts: readonly SearchedText[]): Promise<void> {
  await index.addAllAsync(texts.map(withKeywords), { chunkSize: 1 });
}

/** Finds words that differ in one letter of five. Short words, such as abbreviations, resemble too many others. */
export const SIMILAR_WORDS: SearchOptions = {
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  prefix: false,
  filter: ({ queryTerms: [typed = ""], terms: [meant = ""] }) => isMisspelling(typed, meant),
};

/** Typing errors drop, double or swap letters behind the first, or exchange vowels; not one letter of a short word. */
function isMisspelling(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || (typed.length < 7 && typed.length === meant.length)) return false;
  return [...typed].every((letter) => "aeiou".includes(letter) || meant.includes(letter));
}

/** Lower case, without the plural's s, which does not follow s, u, i or x: `glass`, `status`, `analysis`. */
function indexedWord(term: string): string | null {
  const word = term.toLowerCase();
  return STOP_WORDS.has(word) ? null : word.replace(/(?<=[a-z]{3})(?<![suix])s$/, "");
}

function withKeywords(text: SearchedText) {
  const words = `${text.title}\n${text.description}\n${text.text}`;
  const short = abbreviations.filter(([, term]) => term.test(words)).map(([word]) => word);
  const keywords = [searchKeywords[text.path], ...short].join(" ");
  return { ...text, keywords, ...(!text.post && { shown: text.text }) };
}

import type { SearchHit, SearchKind } from "../../shared/search-results.ts";
import type { IndexedPage } from "./page-index.ts";
import { MARKS, segmentsOf } from "./segments.ts";
import { formMatcher, wordsOf } from "./words.ts";

const WEIGHTS = { title: 3, description: 1, text: 0.5 };
const SNIPPET_WORDS = 34;
const SNIPPET_WORDS_BEFORE = 10;

type Matcher = (word: string) => boolean;

export interface PageHit extends SearchHit {
  kind: SearchKind;
}

/** Finds the site's pages that contain every term, matches in the title first. */
export function searchPages(pages: readonly IndexedPage[], terms: readonly string[]): PageHit[] {
  const matchers = terms.map(formMatcher);
  return pages
    .map((page) => ({ page, score: scoreOf(page, matchers) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => hitOf(page, matchers));
}

/** Returns 0 if a term is missing. */
function scoreOf({ title, description, words }: IndexedPage, matchers: readonly Matcher[]) {
  const inTitle = wordsOf(title);
  const inDescription = wordsOf(description);
  let score = 0;
  for (const isForm of matchers) {
    const found =
      (inTitle.some(isForm) ? WEIGHTS.title : 0) +
      inDescription.filter(isForm).length * WEIGHTS.description +
      (words.some(isForm) ? WEIGHTS.text : 0);
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

function hitOf(page: IndexedPage, matchers: readonly Matcher[]): PageHit {
  const { path, title } = page;
  const snippet = highlighted(snippetOf(page, matchers), matchers);
  return { path, title: highlighted(title, matchers), snippet, ...kindOf(path) };
}

function kindOf(path: string): { kind: SearchKind; label: string } {
  const [, section, industry = ""] = path.split("/");
  if (section === "solutions" && industry !== "") return { kind: "products", label: "Product" };
  if (section === "industries" && industry !== "") {
    return { kind: "case-studies", label: industry === "mining" ? "Mining" : "Railways" };
  }
  return { kind: "pages", label: "Page" };
}

/** Returns the description if it and the title contain all terms, else the best block of the text. */
function snippetOf(
  { title, description, blocks }: IndexedPage,
  matchers: readonly Matcher[],
): string {
  const termsIn = (text: string) => {
    const words = wordsOf(text);
    return matchers.filter((isForm) => words.some(isForm)).length;
  };
  if (termsIn(`${title} ${description}`) === matchers.length) return description;
  const counts = blocks.map(termsIn);
  const best = counts.indexOf(Math.max(...counts));
  return cutAround(blocks[best] ?? description, matchers);
}

/** Cuts a block to the words around the first match. */
function cutAround(block: string, matchers: readonly Matcher[]): string {
  const words = block.split(" ");
  if (words.length <= SNIPPET_WORDS) return block;
  const isMatch = (word: string) =>
    wordsOf(word).some((it) => matchers.some((isForm) => isForm(it)));
  const start = Math.max(0, words.findIndex(isMatch) - SNIPPET_WORDS_BEFORE);
  const end = start + SNIPPET_WORDS;
  const cut = words.slice(start, end).join(" ");
  return `${start > 0 ? "… " : ""}${cut}${end < words.length ? " …" : ""}`;
}

function highlighted(text: string, matchers: readonly Matcher[]) {
  return segmentsOf(
    text.replace(/[\p{L}\p{N}]+/gu, (word) =>
      matchers.some((isForm) => isForm(word.toLowerCase()))
        ? `${MARKS.start}${word}${MARKS.end}`
        : word,
    ),
  );
}

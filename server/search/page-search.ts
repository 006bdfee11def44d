import type { SearchHit, SearchKind } from "../../client/pages/search-data.ts";
import type { ListedPage } from "../pages/listed-pages.ts";
import { MARKS, segmentsOf } from "./segments.ts";
import { isForm, wordsOf } from "./words.ts";

const IN_TITLE = 3;

export interface PageHit extends SearchHit {
  kind: SearchKind;
}

/** The site's own pages that have every one of the words, those with more of them in the title first. */
export function searchPages(pages: readonly ListedPage[], terms: readonly string[]): PageHit[] {
  return pages
    .map((page) => ({ page, score: scoreOf(page, terms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => hitOf(page, terms));
}

function scoreOf({ title, description }: ListedPage, terms: readonly string[]): number {
  const inTitle = wordsOf(title);
  const inText = wordsOf(description);
  let score = 0;
  for (const term of terms) {
    const worth =
      (inTitle.some((word) => isForm(word, term)) ? IN_TITLE : 0) + countOf(inText, term);
    if (worth === 0) return 0;
    score += worth;
  }
  return score;
}

function countOf(words: readonly string[], term: string): number {
  return words.filter((word) => isForm(word, term)).length;
}

function hitOf({ path, title, description }: ListedPage, terms: readonly string[]): PageHit {
  const [, section, industry = ""] = path.split("/");
  const place = { path, title: marked(title, terms), snippet: marked(description, terms) };
  if (section === "solutions" && industry !== "") {
    return { ...place, kind: "products", label: "Product" };
  }
  if (section === "industries" && industry !== "") {
    const label = industry === "mining" ? "Mining" : "Railways";
    return { ...place, kind: "case-studies", label };
  }
  return { ...place, kind: "pages", label: "Page" };
}

function marked(text: string, terms: readonly string[]) {
  const isMeant = (word: string) => terms.some((term) => isForm(word.toLowerCase(), term));
  return segmentsOf(
    text.replace(/[\p{L}\p{N}]+/gu, (word) =>
      isMeant(word) ? `${MARKS.start}${word}${MARKS.end}` : word,
    ),
  );
}

import { caseStudiesOf } from "../../../shared/content/case-studies.ts";
import { caseStudyGroups, industries } from "../../../shared/content/industries.ts";
import { journey } from "../../../shared/content/journey.ts";
import { productGroups, productList } from "../../../shared/content/products.ts";
import { closing, tagline } from "../../../shared/content/site.ts";
import { type CaseStudyGroup, type IndustrySlug, paths } from "../../../shared/paths.ts";
import { bullets, joined, pageLink, section } from "./markdown-text.ts";

/** Writes the text of the home page. */
export function homeText(): string {
  return joined([
    tagline,
    section("Products", bullets(productList.map(productLine))),
    section(
      "Our journey",
      bullets(journey.map(({ year, title, text }) => `**${year}: ${title}.** ${text}`)),
    ),
    `${closing.question} [${closing.action}](${paths.bookADemo()})`,
  ]);
}

/** Lists all products by group. */
export function solutionsText(): string {
  return joined(
    productGroups.map((group) => {
      const lines = productList
        .filter((product) => product.group === group)
        .map((product) => `${productLine(product)} You receive: ${product.youReceive}.`);
      return section(group, bullets(lines));
    }),
  );
}

/** Lists all industries with their case studies. */
export function industriesText(): string {
  return joined([
    bullets(
      Object.values(industries).map(
        ({ slug, name, concern }) => `${pageLink(name, paths.industry(slug))}: ${concern}`,
      ),
    ),
    ...caseStudyGroups.map(caseStudySection),
  ]);
}

/** Writes the text of an industry: its concern, products and case studies. */
export function industryText(slug: IndustrySlug): string {
  const lines = productList
    .filter((product) => product.industries.some((industry) => industry === slug))
    .map(productLine);
  const group = caseStudyGroups.find((candidate) => candidate === slug);
  return joined([
    industries[slug].concern,
    section("Our Solutions", bullets(lines)),
    group === undefined ? "" : caseStudySection(group),
  ]);
}

function caseStudySection(group: CaseStudyGroup): string {
  const lines = caseStudiesOf(group).map(
    ({ product, headline, summary }) =>
      `${pageLink(headline, paths.caseStudy(group, product))}: ${summary}`,
  );
  return section(`Case studies: ${industries[group].name}`, bullets(lines));
}

function productLine({ slug, name, promise }: (typeof productList)[number]): string {
  return `${pageLink(name, paths.solution(slug))}: ${promise}`;
}

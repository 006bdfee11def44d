import { caseStudiesOf } from "../../../shared/content/case-studies.ts";
import { caseStudyGroups, industries } from "../../../shared/content/industries.ts";
import { journey } from "../../../shared/content/journey.ts";
import { productGroups, productList } from "../../../shared/content/products.ts";
import { closing, tagline } from "../../../shared/content/site.ts";
import { type CaseStudyGroup, type IndustrySlug, paths } from "../../../shared/paths.ts";
import { bullets, joined, section } from "./markdown-text.ts";

/** Writes the text of the home page. */
export function homeText(siteUrl: string): string {
  return joined([
    tagline,
    section("Products", bullets(productList.map((product) => productLine(product, siteUrl)))),
    section(
      "Our journey",
      bullets(journey.map(({ year, title, text }) => `**${year}: ${title}.** ${text}`)),
    ),
    `${closing.question} [${closing.action}](${siteUrl}${paths.bookADemo()})`,
  ]);
}

/** Lists all products by group. */
export function solutionsText(siteUrl: string): string {
  return joined(
    productGroups.map((group) => {
      const lines = productList
        .filter((product) => product.group === group)
        .map((product) => `${productLine(product, siteUrl)} You receive: ${product.youReceive}.`);
      return section(group, bullets(lines));
    }),
  );
}

/** Lists all industries with their case studies. */
export function industriesText(siteUrl: string): string {
  return joined([
    bullets(
      Object.values(industries).map(
        ({ slug, name, concern }) =>
          `[${name}](${siteUrl}${paths.markdown(paths.industry(slug))}): ${concern}`,
      ),
    ),
    ...caseStudyGroups.map((group) => caseStudySection(group, siteUrl)),
  ]);
}

/** Writes the text of an industry: its concern, products and case studies. */
export function industryText(slug: IndustrySlug, siteUrl: string): string {
  const lines = productList
    .filter((product) => product.industries.some((industry) => industry === slug))
    .map((product) => productLine(product, siteUrl));
  const group = caseStudyGroups.find((candidate) => candidate === slug);
  return joined([
    industries[slug].concern,
    section("Our Solutions", bullets(lines)),
    group === undefined ? "" : caseStudySection(group, siteUrl),
  ]);
}

function caseStudySection(group: CaseStudyGroup, siteUrl: string): string {
  const lines = caseStudiesOf(group).map(({ product, headline, summary }) => {
    const address = `${siteUrl}${paths.markdown(paths.caseStudy(group, product))}`;
    return `[${headline}](${address}): ${summary}`;
  });
  return section(`Case studies: ${industries[group].name}`, bullets(lines));
}

function productLine(
  { slug, name, promise }: (typeof productList)[number],
  siteUrl: string,
): string {
  return `[${name}](${siteUrl}${paths.markdown(paths.solution(slug))}): ${promise}`;
}

import { caseStudyOf, workedExample } from "../../../shared/content/case-studies.ts";
import type { CaseStudy } from "../../../shared/content/case-study.ts";
import { capital, factOf } from "../../../shared/content/figure.ts";
import { industries } from "../../../shared/content/industries.ts";
import type { Product } from "../../../shared/content/product.ts";
import { products } from "../../../shared/content/products.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import { bullets, figureLine, joined, pageLink, section } from "./markdown-text.ts";

/** Writes the text of a product's page below its name. */
export function productText(slug: ProductSlug): string {
  const product: Product = products[slug];
  const { headline, line, brands, measures, youReceive, alsoFor, limits, statistics } = product;
  const study: CaseStudy = caseStudyOf(slug);
  return joined([
    `**${headline}.** ${line}`,
    bullets([
      ...(brands.length > 0 ? [`Made of: ${brands.join(", ")}`] : []),
      `Measures: ${measures}`,
      `You receive: ${youReceive}`,
      `For: ${product.industries.map((industry) => industries[industry].name).join(", ")}`,
      ...(alsoFor === undefined ? [] : [`Also for: ${alsoFor}`]),
    ]),
    section("Figures", bullets(statistics.map(figureLine))),
    section("What stays with a person", bullets(limits)),
    section("Read on", bullets([pageLink(study.headline, paths.caseStudy(study.industry, slug))])),
  ]);
}

/** Writes the text of a case study's page below its title. */
export function caseStudyText({ product, ...study }: CaseStudy): string {
  const { headline, line, isWorkedExample, moments } = study;
  const steps = moments.map(({ when, title, text, figures = [] }) =>
    [`**${when}: ${title}.**`, text, ...figures.map((figure) => `${capital(factOf(figure))}.`)]
      .filter((part) => part !== undefined)
      .join(" "),
  );
  return joined([
    isWorkedExample ? `${workedExample}: no operator documents it.` : "",
    `**${headline}.** ${line}`,
    section("Step by step", bullets(steps)),
    section("Read on", bullets([pageLink(products[product].name, paths.solution(product))])),
  ]);
}

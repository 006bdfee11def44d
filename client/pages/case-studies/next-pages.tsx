import { caseStudyOf } from "../../../shared/content/products/case-studies.ts";
import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import type { NextPage } from "../../components/case-study-closing.tsx";
import { Picture } from "../../components/picture.tsx";

/** The link to the case study of another product. */
export function nextCaseStudy(product: ProductSlug): NextPage {
  const { industry, headline, summary, isWorkedExample } = caseStudyOf(product);
  return {
    ...thumbnailOf(product),
    href: paths.caseStudy(industry, product),
    text: `${headline}. ${summary}`,
    isWorkedExample,
  };
}

/** The link to a product's page. */
export function nextProduct(product: ProductSlug): NextPage {
  const { promise } = products[product];
  return {
    ...thumbnailOf(product),
    href: paths.solution(product),
    text: `The product. ${promise}`,
  };
}

function thumbnailOf(product: ProductSlug) {
  const { name, picture } = products[product];
  return { title: name, picture: <Picture name={picture} alt="" sizes="200px" /> };
}

import { caseStudyOf } from "../../../shared/content/case-studies.ts";
import { products } from "../../../shared/content/products.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import { Picture } from "../../components/picture.tsx";
import type { NextPage } from "../../components/unlock-call.tsx";
import { productPictures } from "../product-pictures.ts";

/** The case study of another product, as the next thing to read. */
export function nextCaseStudy(product: ProductSlug): NextPage {
  const { industry, headline, summary } = caseStudyOf(product);
  return {
    ...thumbnailOf(product),
    href: paths.caseStudy(industry, product),
    text: `${headline}. ${summary}`,
  };
}

/** A product's own page, as the next thing to read. */
export function nextProduct(product: ProductSlug, text: string): NextPage {
  return { ...thumbnailOf(product), href: paths.solution(product), text };
}

function thumbnailOf(product: ProductSlug) {
  const picture = <Picture name={productPictures[product]} alt="" sizes="200px" />;
  return { title: products[product].name, picture };
}

import { caseStudyLabel, caseStudyOf } from "../../../shared/content/products/case-studies.ts";
import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { Await, type Pending } from "../../await.tsx";
import { Ending, EndingLink } from "../../blocks/ending.tsx";
import type { PostLink } from "../../post-data.ts";
import { DemoButton } from "./product-demo.tsx";

interface ProductEndingProps {
  product: ProductSlug;
  posts: Pending<readonly PostLink[]>;
}

/** The end of a product page, which leads to its case study. */
export function ProductEnding({ product, posts }: ProductEndingProps) {
  const { industry, headline, moments, picture } = caseStudyOf(product);
  return (
    <Ending
      picture={picture}
      about={caseStudyLabel(product)}
      title={headline}
      more={{ href: paths.caseStudy(industry, product), text: "Read the case study" }}
      moments={moments}
      limit={products[product].limit}
      links={
        <Await value={posts} fallback={null}>
          {([post]) =>
            post && (
              <EndingLink about="Read more" href={paths.insight(post.slug)}>
                {post.title}
              </EndingLink>
            )
          }
        </Await>
      }
      call={products[product].closing}
      button={<DemoButton product={product} />}
    />
  );
}

import type { ReactNode } from "react";
import { products } from "../../../shared/content/products.ts";
import type { ProductSlug } from "../../../shared/paths.ts";
import type { Pending } from "../../await.tsx";
import { Section, Wrap } from "../../components/layout.tsx";
import { Limits } from "../../components/limits.tsx";
import { definePage, type Page } from "../../page.ts";
import type { PostLink } from "../post-data.ts";
import { CaseTimeline } from "./case-timeline.tsx";
import { ExplainingPosts } from "./explaining-posts.tsx";
import { ProductClosing } from "./product-demo.tsx";

export interface ProductData {
  /** Those of the product's posts that are public. */
  posts: Pending<readonly PostLink[]>;
  /** What the address says for the page's own forms and lists. */
  query: Readonly<Record<string, string>>;
}

type ProductView = Pick<Page<ProductData>, "View" | "header">;

/** The page of a product; its `View` is a `<ProductBody>`. */
export function productPage(product: ProductSlug, view: ProductView): Page<ProductData> {
  const { name, description } = products[product];
  return definePage<ProductData>({ ...view, head: () => ({ title: name, description }) });
}

interface ProductBodyProps extends Pick<ProductData, "posts"> {
  product: ProductSlug;
  /** The opening and the chapters that only this product has. */
  children: ReactNode;
}

/** The chapters of one product, then what every product page shows. */
export function ProductBody({ product, posts, children }: ProductBodyProps) {
  return (
    <>
      {children}
      <CaseTimeline product={product} />
      <Section>
        <Wrap>
          <Limits limits={products[product].limits} />
          <ExplainingPosts posts={posts} />
        </Wrap>
      </Section>
      <ProductClosing product={product} />
    </>
  );
}

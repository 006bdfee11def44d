import type { ReactNode } from "react";
import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { productDownloads } from "../../../shared/downloads/downloads.ts";
import { paths } from "../../../shared/paths.ts";
import type { Pending } from "../../await.tsx";
import { Section, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Practice } from "../../components/practice.tsx";
import { definePage, type Page } from "../../page.ts";
import type { PostLink } from "../../post-data.ts";
import { ProductEnding } from "./product-ending.tsx";
import styles from "./product-page.module.css";

export interface ProductData {
  /** The public posts about the product. */
  posts: Pending<readonly PostLink[]>;
  /** The query parameters of the page's calculator and ranked list. */
  query: Readonly<Record<string, string>>;
}

type ProductView = Pick<Page<ProductData>, "View" | "header" | "fields">;

/** Creates the page of a product. Its `View` renders a `<ProductBody>`. */
export function productPage(product: ProductSlug, view: ProductView): Page<ProductData> {
  const { name, description, posts: slugs } = products[product];
  return definePage<ProductData>({
    name: product,
    path: paths.solution(product),
    cache: "content",
    load: ({ posts, query, attempt }) => ({ posts: attempt(posts.listTitles(slugs), []), query }),
    head: () => ({ title: name, description }),
    ...view,
  });
}

interface ProductBodyProps extends Pick<ProductData, "posts"> {
  product: ProductSlug;
  /** The opening and the sections of this product. */
  children: ReactNode;
}

/** The product's own sections, then the sections of every product page. */
export function ProductBody({ product, posts, children }: ProductBodyProps) {
  return (
    <>
      {children}
      {/* The printed brief has one sheet, which has no space for this. */}
      <Section tone="surface" flush className={styles.practice} data-screen-only="">
        <Wrap>
          <Practice of={products[product].practice} files={productDownloads[product]} />
          <MoreLink href={paths.pilot()}>A pilot on your own site</MoreLink>
        </Wrap>
      </Section>
      <ProductEnding product={product} posts={posts} />
    </>
  );
}

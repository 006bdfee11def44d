import { productList } from "../../../shared/content/products/products.ts";
import { shortDate } from "../../../shared/format.ts";
import { categoryLabels, categoryOf, type Post } from "../../../shared/post.ts";
import type { SearchKind } from "../../../shared/search-results.ts";
import { pictureSource } from "../../media/pictures.ts";
import { pictureOfPost } from "../../media/post-pictures.ts";

/** The kind, the label, the title and the picture with which the results show a post. */
export function postFacts({ title, category, publishedAt, imageUrl }: Post) {
  const kind = categoryLabels[categoryOf(category)];
  return {
    kind: "Posts" as const,
    label: publishedAt ? `${kind}, ${shortDate(publishedAt)}` : kind,
    title,
    picture: pictureOfPost(imageUrl),
  };
}

/** The kinds of pages by their addresses. */
const KINDS: readonly [address: RegExp, kind: SearchKind][] = [
  [/^\/solutions\/./, "Products"],
  [/^\/industries\/./, "Case studies"],
];

/** The kind, the label, the title and the picture with which the results show a page. */
export function pageFacts({ path, title }: { path: string; title: string }) {
  const product = productList.find(({ slug }) => path.endsWith(`/${slug}`));
  const kind = KINDS.find(([address]) => address.test(path))?.[1] ?? "Pages";
  const picture = (kind === "Case studies" ? product?.caseStudy : product?.card)?.picture;
  return {
    kind,
    ...(kind === "Case studies" && product && { label: product.name }),
    // The title of a case study begins with the name of its product.
    title: product ? title.replace(`${product.name}: `, "") : title,
    picture: picture ? pictureSource(picture) : null,
  };
}

import { productList } from "../../shared/content/products/products.ts";
import { paths } from "../../shared/paths.ts";
import type { BlockHeadProps } from "./block-head.tsx";
import { Cards } from "./cards.tsx";

/** Every product as a card that leads to its page. */
export function ProductCards(head: BlockHeadProps) {
  return (
    <Cards
      {...head}
      of={productList.map(({ slug, name, promise, card }) => ({
        href: paths.solution(slug),
        title: name,
        text: promise,
        picture: card.picture,
      }))}
    />
  );
}

import type { PostLink } from "../../client/post-data.ts";
import { products } from "../../shared/content/products.ts";
import type { ProductSlug } from "../../shared/paths.ts";
import { listPostTitles } from "../db/posts.ts";
import type { LoadContext } from "./route.ts";

/** Lists the product's public posts in the product's order; none if they cannot be read. */
export async function loadProductPosts(
  { db, log, markIncomplete }: Pick<LoadContext, "db" | "log" | "markIncomplete">,
  product: ProductSlug,
): Promise<PostLink[]> {
  try {
    return await listPostTitles(db, products[product].posts);
  } catch (error) {
    log.error({ err: error, product }, "the posts about a product could not be read");
    markIncomplete();
    return [];
  }
}

import type { PostLink } from "../../client/pages/post-data.ts";
import { products } from "../../shared/content/products.ts";
import type { ProductSlug } from "../../shared/paths.ts";
import { listPostTitles } from "../db/post-lists.ts";
import type { LoadContext } from "./route.ts";

/** The product's posts that are public, in the product's order; none when they cannot be read. */
export async function loadExplainingPosts(
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

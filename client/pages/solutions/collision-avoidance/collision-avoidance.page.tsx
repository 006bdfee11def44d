import { replayFields } from "../../../../shared/content/mine-level/replay-choice.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { ProductBody, productPage } from "../product-page.tsx";
import { AutomationLevels } from "./automation-levels.tsx";
import { CollisionHero } from "./collision-hero.tsx";
import { HeadlightView } from "./headlight-view.tsx";
import { LunarMining } from "./lunar-mining.tsx";

const product = products["collision-avoidance"];

export const collisionAvoidance = productPage(product.slug, {
  header: "over-opening",
  fields: replayFields,
  View: ({ data: { posts, query } }) => (
    <ProductBody product={product.slug} posts={posts}>
      <CollisionHero query={query} />
      <AutomationLevels />
      <LunarMining />
      <HeadlightView />
    </ProductBody>
  ),
});

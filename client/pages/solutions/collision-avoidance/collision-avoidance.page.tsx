import { replayFields } from "../../../../shared/content/mine-level/replay-choice.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { Statistics } from "../../../components/statistics.tsx";
import { ProductBody, productPage } from "../product-page.tsx";
import { TwoViewsChapter } from "../two-views-chapter.tsx";
import { AutomationLevels } from "./automation-levels.tsx";
import { CollisionHero } from "./collision-hero.tsx";
import { LunarMining } from "./lunar-mining.tsx";
import { SensorView } from "./sensor-view.tsx";

const product = products["collision-avoidance"];

export const collisionAvoidance = productPage(product.slug, {
  header: "over-opening",
  fields: replayFields,
  View: ({ data: { posts, query } }) => (
    <ProductBody product={product.slug} posts={posts}>
      <CollisionHero query={query} />
      <AutomationLevels />
      <TwoViewsChapter
        title="Headlights hide the vehicle. A scan shows its shape."
        line="A driver looks into the glare. LiDAR measures a distance at every point in its line of sight."
        seen={{ name: "mining-portal-dusk", square: "mining-portal-dusk-square" }}
        scanned={{ name: "mining-portal-cloud", square: "mining-portal-cloud-square" }}
        start={34}
      />
      <Statistics figures={product.statistics} />
      <SensorView />
      <LunarMining />
    </ProductBody>
  ),
});

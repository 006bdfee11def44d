import { replayFields } from "../../../../shared/content/mine-level/replay-choice.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { fleetMap } from "../../../islands/fleet-replay/fleet-map.tsx";
import { DriftCloud } from "../point-cloud-chapter.tsx";
import { ProductBody, productPage } from "../product-page.tsx";
import { ReplayChapter } from "../replay-chapter.tsx";
import { PositioningHero } from "./positioning-hero.tsx";
import { SensorFusion } from "./sensor-fusion.tsx";

const product = products["underground-positioning-system"];

export const undergroundPositioningSystem = productPage(product.slug, {
  header: "over-opening",
  fields: replayFields,
  View: ({ data: { posts, query } }) => (
    <ProductBody product={product.slug} posts={posts}>
      <PositioningHero />
      <ReplayChapter
        of={fleetMap}
        part="fleet"
        title="One map for the fleet"
        lead={"Every position has an age and an uncertainty. Choose\u00a0a\u00a0vehicle."}
        query={query}
      />
      <SensorFusion />
      <DriftCloud />
    </ProductBody>
  ),
});

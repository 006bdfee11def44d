import { replayFields } from "../../../../shared/content/mine-level/replay-choice.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { Statistics } from "../../../components/statistics.tsx";
import { DriftCloud } from "../point-cloud-chapter.tsx";
import { ProductBody, productPage } from "../product-page.tsx";
import { CompanyBeginning } from "./company-beginning.tsx";
import { FleetMap } from "./fleet-map.tsx";
import { PositioningHero } from "./positioning-hero.tsx";
import { SensorFusion } from "./sensor-fusion.tsx";
import { WhatStaysHard } from "./what-stays-hard.tsx";

const product = products["underground-positioning-system"];

export const undergroundPositioningSystem = productPage(product.slug, {
  header: "over-picture",
  fields: replayFields,
  View: ({ data: { posts, query } }) => (
    <ProductBody product={product.slug} posts={posts}>
      <PositioningHero />
      <Statistics figures={product.statistics} />
      <SensorFusion />
      <FleetMap query={query} />
      <DriftCloud />
      <WhatStaysHard />
      <CompanyBeginning />
    </ProductBody>
  ),
});

import { products } from "../../../../shared/content/products/products.ts";
import { Statistics } from "../../../components/statistics.tsx";
import { ProductBody, productPage } from "../product-page.tsx";
import { CompanyBeginning } from "./company-beginning.tsx";
import { FleetMap } from "./fleet-map.tsx";
import { PositioningHero } from "./positioning-hero.tsx";
import { SensorFusion } from "./sensor-fusion.tsx";
import { WhatStaysHard } from "./what-stays-hard.tsx";

const product = products["underground-positioning-system"];

export const undergroundPositioningSystem = productPage(product.slug, {
  header: "over-picture",
  View: ({ data }) => (
    <ProductBody product={product.slug} {...data}>
      <PositioningHero />
      <Statistics figures={product.statistics} />
      <SensorFusion />
      <FleetMap />
      <WhatStaysHard />
      <CompanyBeginning />
    </ProductBody>
  ),
});

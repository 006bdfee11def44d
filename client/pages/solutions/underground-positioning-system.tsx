import { products } from "../../../shared/content/products.ts";
import { Statistics } from "../../components/statistics.tsx";
import { ProductBody, productPage } from "./product-page.tsx";
import { CompanyBeginning } from "./underground-positioning-system/company-beginning.tsx";
import { FleetMap } from "./underground-positioning-system/fleet-map.tsx";
import { PositioningHero } from "./underground-positioning-system/positioning-hero.tsx";
import { SensorFusion } from "./underground-positioning-system/sensor-fusion.tsx";
import { WhatStaysHard } from "./underground-positioning-system/what-stays-hard.tsx";

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

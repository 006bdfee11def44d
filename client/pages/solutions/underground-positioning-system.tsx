import { products } from "../../../shared/content/products.ts";
import { definePage } from "../../page.ts";
import { ProductClosing } from "./product-demo.tsx";
import { CompanyBeginning } from "./underground-positioning-system/company-beginning.tsx";
import { FleetMap } from "./underground-positioning-system/fleet-map.tsx";
import { PositioningOpening } from "./underground-positioning-system/positioning-opening.tsx";
import { TwoSenses } from "./underground-positioning-system/two-senses.tsx";
import { WhatStaysHard } from "./underground-positioning-system/what-stays-hard.tsx";

const product = products["underground-positioning-system"];

export const undergroundPositioningSystem = definePage<object>({
  head: () => ({
    title: product.name,
    description:
      "Positions of vehicles underground from LiDAR and an inertial unit, on one fleet map of the level, where no satellite reaches.",
  }),
  View: UndergroundPositioningSystem,
  header: "over-picture",
});

function UndergroundPositioningSystem() {
  return (
    <>
      <PositioningOpening />
      <TwoSenses />
      <FleetMap />
      <WhatStaysHard />
      <CompanyBeginning />
      <ProductClosing product={product.slug} />
    </>
  );
}

import { products } from "../../../shared/content/products.ts";
import { definePage } from "../../page.ts";
import { CompanyBeginning } from "./positioning/company-beginning.tsx";
import { FleetMap } from "./positioning/fleet-map.tsx";
import { PositioningOpening } from "./positioning/positioning-opening.tsx";
import { TwoSenses } from "./positioning/two-senses.tsx";
import { WhatStaysHard } from "./positioning/what-stays-hard.tsx";
import { ProductClosing } from "./product-demo.tsx";

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

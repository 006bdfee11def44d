import { products } from "../../../shared/content/products.ts";
import { Statistics } from "../../components/statistics.tsx";
import { AutomationLevels } from "./collision-avoidance/automation-levels.tsx";
import { FourFrames } from "./collision-avoidance/four-frames.tsx";
import { LunarMining } from "./collision-avoidance/lunar-mining.tsx";
import { SensorView } from "./collision-avoidance/sensor-view.tsx";
import { ProductBody, productPage } from "./product-page.tsx";

const product = products["collision-avoidance"];

export const collisionAvoidance = productPage(product.slug, {
  View: ({ data }) => (
    <ProductBody product={product.slug} {...data}>
      <FourFrames />
      <Statistics figures={product.statistics} />
      <AutomationLevels />
      <SensorView />
      <LunarMining />
    </ProductBody>
  ),
});

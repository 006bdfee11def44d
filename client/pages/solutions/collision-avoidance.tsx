import { products } from "../../../shared/content/products.ts";
import { Statistics } from "../../components/statistics.tsx";
import { FourFrames } from "./collision-avoidance/four-frames.tsx";
import { Ladder } from "./collision-avoidance/ladder.tsx";
import { Moon } from "./collision-avoidance/moon.tsx";
import { SensorView } from "./collision-avoidance/sensor-view.tsx";
import { ProductBody, productPage } from "./product-page.tsx";

const product = products["collision-avoidance"];

export const collisionAvoidance = productPage(product.slug, {
  View: ({ data }) => (
    <ProductBody product={product.slug} {...data}>
      <FourFrames />
      <Statistics figures={product.statistics} />
      <Ladder />
      <SensorView />
      <Moon />
    </ProductBody>
  ),
});

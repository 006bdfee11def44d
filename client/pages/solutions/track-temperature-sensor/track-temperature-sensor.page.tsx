import { products } from "../../../../shared/content/products/products.ts";
import { forceFieldNames, readForceSetting } from "../../../../shared/content/thermal-force.ts";
import { Statistics } from "../../../components/statistics.tsx";
import { ProductBody, productPage } from "../product-page.tsx";
import { ForceChapter } from "./force-chapter.tsx";
import { RuleOfThumb } from "./rule-of-thumb.tsx";
import { TemperatureHero } from "./temperature-hero.tsx";
import { ThreeReadings } from "./three-readings.tsx";

const product = products["track-temperature-sensor"];

export const trackTemperatureSensor = productPage(product.slug, {
  fields: forceFieldNames,
  header: "over-opening",
  View: ({ data: { posts, query } }) => (
    <ProductBody product={product.slug} posts={posts}>
      <TemperatureHero />
      <Statistics figures={product.statistics} />
      <ForceChapter setting={readForceSetting(query)} />
      <RuleOfThumb />
      <ThreeReadings />
    </ProductBody>
  ),
});

import { products } from "../../../../shared/content/products/products.ts";
import { forceFieldNames, readForceSetting } from "../../../../shared/content/thermal-force.ts";
import { ProductBody, productPage } from "../product-page.tsx";
import { ForceChapter } from "./force-chapter.tsx";
import { RuleOfThumb } from "./rule-of-thumb.tsx";
import { TemperatureHero } from "./temperature-hero.tsx";

const product = products["track-temperature-sensor"];

export const trackTemperatureSensor = productPage(product.slug, {
  fields: forceFieldNames,
  header: "over-opening",
  View: ({ data: { posts, query } }) => (
    <ProductBody product={product.slug} posts={posts}>
      <TemperatureHero />
      <RuleOfThumb />
      <ForceChapter setting={readForceSetting(query)} />
    </ProductBody>
  ),
});

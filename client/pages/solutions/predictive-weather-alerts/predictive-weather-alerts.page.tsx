import { products } from "../../../../shared/content/products/products.ts";
import { ProductBody, productPage } from "../product-page.tsx";
import { AlertMail } from "./alert-mail.tsx";
import { AlertStretch } from "./alert-stretch.tsx";
import { ForecastHero } from "./forecast-hero.tsx";

const product = products["predictive-weather-alerts"];

export const predictiveWeatherAlerts = productPage(product.slug, {
  header: "over-opening",
  View: ({ data }) => (
    <ProductBody product={product.slug} {...data}>
      <ForecastHero />
      <AlertStretch />
      <AlertMail />
    </ProductBody>
  ),
});

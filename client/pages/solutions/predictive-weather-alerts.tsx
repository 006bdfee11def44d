import { products } from "../../../shared/content/products.ts";
import { Statistics } from "../../components/statistics.tsx";
import { AlertMail } from "./predictive-weather-alerts/alert-mail.tsx";
import { ForecastHero } from "./predictive-weather-alerts/forecast-hero.tsx";
import { MapChapter } from "./predictive-weather-alerts/map-chapter.tsx";
import { ThreeHazards } from "./predictive-weather-alerts/three-hazards.tsx";
import { ProductBody, productPage } from "./product-page.tsx";

const product = products["predictive-weather-alerts"];

export const predictiveWeatherAlerts = productPage(product.slug, {
  View: ({ data }) => (
    <ProductBody product={product.slug} {...data}>
      <ForecastHero />
      <Statistics figures={product.statistics} />
      <MapChapter />
      <AlertMail />
      <ThreeHazards />
    </ProductBody>
  ),
});

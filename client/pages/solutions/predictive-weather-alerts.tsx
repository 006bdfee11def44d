import { figures } from "../../../shared/content/figures.ts";
import { products } from "../../../shared/content/products.ts";
import { classNames } from "../../components/class-names.ts";
import { Figure } from "../../components/figure.tsx";
import { Grid, Section, Wrap } from "../../components/section.tsx";
import { definePage } from "../../page.ts";
import { CaseStudyLink } from "./case-study-link.tsx";
import { AlertMail } from "./predictive-weather-alerts/alert-mail.tsx";
import { HoursOpening } from "./predictive-weather-alerts/hours-opening.tsx";
import { MapChapter } from "./predictive-weather-alerts/map-chapter.tsx";
import { ThreeHazards } from "./predictive-weather-alerts/three-hazards.tsx";
import styles from "./predictive-weather-alerts/weather-page.module.css";
import { ProductClosing } from "./product-demo.tsx";

const product = products["predictive-weather-alerts"];

export const predictiveWeatherAlerts = definePage<object>({
  head: () => ({
    title: product.name,
    description:
      "48h forecasts matched to your own line and sent as e-mail alerts that name the place, the hazard and the window, while there is time to move people.",
  }),
  View: PredictiveWeatherAlerts,
});

function PredictiveWeatherAlerts() {
  return (
    <>
      <HoursOpening />
      <MapChapter />
      <AlertMail />
      <ThreeHazards />
      <Section>
        <Wrap>
          <Grid className={styles.cost}>
            <Figure of={figures.weatherCosts} size="xl" className={classNames(styles.figure)} />
            <div className={styles.limit}>
              <h2>What a forecast does not do</h2>
              <p>
                It looks {figures.forecast.value} hours ahead. It does not name the culvert that
                will fail, and it does not close a line. Your people do, with more time.
              </p>
              <CaseStudyLink of={product.slug} />
            </div>
          </Grid>
        </Wrap>
      </Section>
      <ProductClosing product={product.slug} />
    </>
  );
}

import { figures } from "../../../../shared/content/figures.ts";
import { Caption } from "../../../components/caption.tsx";
import { AlertScale } from "../../../components/drawings/alert-scale.tsx";
import { Wrap } from "../../../components/layout.tsx";
import { ProductHero } from "../product-hero.tsx";
import styles from "./predictive-weather-alerts.module.css";

const hours = figures.forecast.value;

/** The opening: a full-width scale of the forecast's hours. */
export function ForecastHero() {
  return (
    <section>
      <ProductHero product="predictive-weather-alerts" size="large" />
      <figure className={styles.scale}>
        <Wrap>
          <AlertScale />
        </Wrap>
        <figcaption>
          <Wrap>
            <Caption>1 mark = 1 h. Forecasts look {hours} hours ahead.</Caption>
          </Wrap>
        </figcaption>
      </figure>
    </section>
  );
}

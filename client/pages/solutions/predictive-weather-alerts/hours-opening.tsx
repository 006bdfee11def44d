import { figures } from "../../../../shared/content/figures.ts";
import { Caption } from "../../../components/caption.tsx";
import { AlertScale } from "../../../components/drawings/alert-scale.tsx";
import { Wrap } from "../../../components/layout.tsx";
import styles from "../predictive-weather-alerts.module.css";
import { ProductOpening } from "../product-opening.tsx";

const hours = figures.forecast.value;

/** The opening: a full-width scale of the forecast's hours. */
export function HoursOpening() {
  return (
    <section>
      <ProductOpening product="predictive-weather-alerts" size="large" />
      <figure className={styles.scale}>
        <AlertScale />
        <figcaption>
          <Wrap>
            <Caption>From mark to mark: one hour. Forecasts look {hours} hours ahead.</Caption>
          </Wrap>
        </figcaption>
      </figure>
    </section>
  );
}

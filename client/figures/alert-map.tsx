import { UNIT_SPACE } from "../../shared/content/figure.ts";
import { sampleAlert, windowRainMm } from "../../shared/content/sample-alert.ts";
import { classNames } from "../components/class-names.ts";
import { StaticDrawing } from "../components/drawings/static-drawing.tsx";
import { Picture } from "../components/picture.tsx";
import line from "../media/drawings/weather-map-line.svg";
import text from "../styles/text.module.css";
import styles from "./alert-map.module.css";

const { from, until } = sampleAlert.window;

/** The sample alert on a relief map: the line, the stretch, the rain, and what the alert says. */
export function AlertMap() {
  return (
    <div className={styles.map}>
      <div className={styles.relief}>
        <div className={styles.sheet}>
          <Picture
            name="weather-map-base"
            alt="Relief map with a line of railway and an area of heavy rain (illustration)"
            sizes="(width >= 48rem) 100vw, 768px"
            priority
          />
          <StaticDrawing of={line} className={styles.line} />
        </div>
      </div>
      <p className={styles.alert}>
        <b className={classNames(text.headline, text.h3)}>{sampleAlert.hazard}</b>
        <span>{sampleAlert.stretch}</span>
        <span>
          {sampleAlert.rainMm}
          {UNIT_SPACE}mm or more, chance {sampleAlert.chancePercent}%
        </span>
        <span className={styles.rain}>
          0 <i /> {windowRainMm}
          {UNIT_SPACE}mm / {until - from}
          {UNIT_SPACE}h
        </span>
      </p>
    </div>
  );
}

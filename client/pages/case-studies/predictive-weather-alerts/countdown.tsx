import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { sampleAlert } from "../../../../shared/content/sample-alert.ts";
import { RainOutlook } from "../../../components/drawings/rain-outlook.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Numeral } from "../../../components/figure-number.tsx";
import { Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import rain from "../../../media/drawings/gathering-rain.svg";
import line from "../../../media/drawings/weather-cell-line.svg";
import type { PictureName } from "../../../media/picture-settings.ts";
import type from "../../../styles/text.module.css";
import styles from "./predictive-weather-alerts-case.module.css";

const { moments } = caseStudyOf("predictive-weather-alerts");
const [first] = moments;

/** What is looked at before the event. */
const pictures: ReadonlyMap<number, PictureName> = new Map([
  [48, "weather-cell"],
  [12, "line-from-air"],
]);
/** The first moment at which the alert with this rain has been sent. */
const AFTER_ALERT = moments.find(({ hour }) => hour <= sampleAlert.window.from)?.hour;

/** A vertical timeline of hours before the event, on a background that gets darker; each moment is at its hour. */
export function Countdown() {
  return (
    <div className={styles.countdown}>
      <StaticDrawing of={rain} className={styles.rain} />
      <Wrap>
        <ol className={styles.ruler}>
          {moments.map(({ hour, when, title, text }) => (
            <li key={hour} className={styles.moment}>
              <Numeral size="sm" className={styles.when}>
                {when}
              </Numeral>
              <div className={styles.words}>
                <h2 className={type.h3}>{title}</h2>
                <p>{text}</p>
              </div>
              <View at={hour} />
            </li>
          ))}
        </ol>
      </Wrap>
    </div>
  );
}

function View({ at }: { at: number | undefined }) {
  if (at === undefined) return null;
  const name = pictures.get(at);
  if (name === undefined && at !== AFTER_ALERT) return null;
  return (
    <div className={styles.view} data-screen-only="">
      {name === undefined ? (
        <RainOutlook axis="countdown" />
      ) : (
        <>
          <Picture
            name={name}
            alt=""
            sizes="(width >= 48rem) 42vw, 82vw"
            priority={at === first?.hour}
          />
          {at === first?.hour && (
            <>
              <StaticDrawing of={line} className={styles.line} />
              <span className={styles.stretch}>{sampleAlert.stretch}</span>
            </>
          )}
        </>
      )}
    </div>
  );
}

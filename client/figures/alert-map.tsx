import { UNIT_SPACE } from "../../shared/content/figure.ts";
import { classNames } from "../components/class-names.ts";
import { Picture } from "../components/picture.tsx";
import { sampleAlert, windowRainMm } from "../components/sample-alert.ts";
import text from "../styles/text.module.css";
import styles from "./alert-map.module.css";
import { Dot, Drawing, Line, Mark, Stretched, Words } from "./kit.tsx";

const { from, until } = sampleAlert.window;

/** The picture's size in units of the line. */
const [WIDTH, HEIGHT] = [1600, 700];
/** The line on the picture, from one side to the other. */
const line =
  "M5 565C19 559 51 548 89 531S200 475 234 461S262 448 295 445S399 444 431 445" +
  "S463 453 489 454S560 453 588 449S628 442 655 428S725 382 750 367S785 351 805 340" +
  "S848 320 870 303S920 256 939 241S970 220 984 214S989 207 1025 205S1160 207 1202 204" +
  "S1246 197 1277 189S1360 164 1387 159S1421 155 1438 157S1474 167 1488 174" +
  "S1509 186 1523 200S1561 239 1573 256S1591 297 1595 305";
/** Its part from Dogwood to Elder. */
const stretch =
  "M865 305C877 294 919 256 939 241S970 220 984 214S989 207 1025 205S1160 207 1202 204" +
  "S1259 193 1277 189S1305 182 1311 180";

/** Stations on the line, and where their names stand. */
const stations = [
  { name: "Dogwood", at: [865, 305], anchor: "end", dy: "-1em" },
  { name: "Elder", at: [1311, 179], anchor: "end", dy: "2.4em" },
  { name: "Fir", at: [1544, 222], anchor: "end", dy: "2em" },
] as const;

/** The sample alert on a relief map: the line, the stretch, the rain, and what the alert says. */
export function AlertMap() {
  return (
    <div className={styles.sheet}>
      <Picture
        name="weather-map-wide"
        alt="Relief map with a line of railway and an area of heavy rain (illustration)"
        sizes="(width >= 64rem) min(90vw, 150vh), 768px"
        priority
      />
      <Drawing
        className={styles.line}
        label="The example line by Dogwood and Elder to Fir. The stretch from Dogwood to Elder lies under heavy rain and is marked."
      >
        <Stretched size={[WIDTH, HEIGHT]}>
          <Line d={line} dashed />
          <Line d={stretch} tone="danger" weight="heavy" />
          <Line d="M1032 205V380" weight="thin" />
        </Stretched>
        {stations.map(({ name, at: [x, y], anchor, dy }) => (
          <Mark key={name} at={[x / WIDTH, y / HEIGHT]}>
            <Dot />
            <Words strong textAnchor={anchor} dy={dy}>
              {name}
            </Words>
          </Mark>
        ))}
        <Mark at={[1032 / WIDTH, 205 / HEIGHT]}>
          <Dot tone="danger" />
        </Mark>
      </Drawing>
      <p className={styles.alert}>
        <b className={classNames(text.headline, text.h3)}>{sampleAlert.hazard}</b>
        <span>{sampleAlert.stretch}</span>
        <span>
          {sampleAlert.rainMm}
          {UNIT_SPACE}mm or more, chance about {sampleAlert.chancePercent}%
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

import { Caption } from "../../../components/caption.tsx";
import { HeatCurve } from "../../../components/drawings/heat-curve.tsx";
import { Wrap } from "../../../components/section.tsx";
import styles from "./hour-by-hour.module.css";

/** What the rail does at six hours of the day; the stylesheet's columns follow these hours. */
const moments = [
  {
    hour: 4,
    title: "Before sunrise",
    text: "The rail lies below neutral. It pulls. Nothing looks like a hot day yet.",
  },
  {
    hour: 8,
    title: "Sun on the rail",
    text: "The rail passes neutral on its way up. From here it pushes.",
  },
  {
    hour: 11,
    title: "The window opens",
    text: "A forecast said it, the reading now shows it. There is time to post an order and to tell the crews.",
  },
  {
    hour: 14,
    title: "The window closes",
    text: "The rail is near its peak. What was not decided by now is decided late.",
  },
  {
    hour: 17,
    title: "Still above",
    text: "The air feels better. The rail does not know that yet.",
  },
  {
    hour: 21,
    title: "Below again",
    text: "The rail pulls once more. What it moved today is tomorrow’s question.",
  },
];
const window: readonly [number, number] = [11, 14];

/** The day from edge to edge; hairlines fall from its curve to the words of each hour. */
export function HourByHour() {
  return (
    <figure>
      <HeatCurve hours={moments.map(({ hour }) => hour)} window={window} />
      <ol className={styles.moments}>
        {moments.map(({ hour, title, text }) => (
          <li key={hour} className={styles.moment} data-deciding={hour === window[0] || undefined}>
            <p className={styles.hour}>
              {String(hour).padStart(2, "0")}
              <small>:00</small>
            </p>
            <h2>{title}</h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <Wrap>
        <Caption as="figcaption" className={styles.caption}>
          One day, drawn to a scale of hours. A generic illustration, not a customer’s data: no
          line, no date, no measured value.
        </Caption>
      </Wrap>
    </figure>
  );
}

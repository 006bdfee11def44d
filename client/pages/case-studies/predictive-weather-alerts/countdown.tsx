import { figures } from "../../../../shared/content/figures.ts";
import { GatheringRain } from "../../../components/drawings/gathering-rain.tsx";
import { Wrap } from "../../../components/section.tsx";
import styles from "./countdown.module.css";

const moments = [
  {
    hour: Number(figures.forecast.value),
    title: "The alert",
    text: "An e-mail arrives: place, hazard, window. Somebody reads it with two days in hand.",
  },
  {
    hour: 36,
    title: "Plan the crews",
    text: "Who is where, who can be moved, which work can wait.",
  },
  {
    hour: 24,
    title: "Inspect the culverts at risk",
    text: "Not all of them: the top of the ranked list, on the stretch that the alert names.",
  },
  { hour: 12, title: "Patrol", text: "Eyes on the line while the line is still dry." },
  { hour: 0, title: "The event", text: "What could be done in advance has been done." },
];

/** A ruler of hours runs down the page while snow turns to night; each moment stands at its hour. */
export function Countdown() {
  return (
    <div className={styles.countdown}>
      <GatheringRain className={styles.rain} />
      <Wrap>
        <ol className={styles.ruler}>
          {moments.map(({ hour, title, text }) => (
            <li key={hour} className={styles.moment}>
              <p className={styles.hour}>T−{hour}</p>
              <h2>{title}</h2>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </div>
  );
}

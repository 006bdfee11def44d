import { Caption } from "../../../components/caption.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Columns, Section, Wrap } from "../../../components/layout.tsx";
import heat from "../../../media/drawings/track-in-heat.svg";
import rain from "../../../media/drawings/track-in-rain.svg";
import snow from "../../../media/drawings/track-in-snow.svg";
import type from "../../../styles/text.module.css";
import styles from "./predictive-weather-alerts.module.css";

/** Three weather hazards, each with a drawing; the drawings share one continuous track. */
export function ThreeHazards() {
  return (
    <Section tone="surface" data-screen-only="">
      <Wrap>
        <h2>Three kinds of weather that affect track</h2>
      </Wrap>
      <Columns as="ul" count={3} gap={10} joined className={styles.hazards}>
        {hazards.map(({ name, text, drawing }) => (
          <li key={name}>
            <StaticDrawing of={drawing} className={styles.hazard} />
            <div className={styles.kind}>
              <h3>{name}</h3>
              <p className={type.note}>{text}</p>
            </div>
          </li>
        ))}
      </Columns>
      <Wrap>
        <Caption>General hazards.</Caption>
      </Wrap>
    </Section>
  );
}

const hazards = [
  {
    name: "Heat",
    drawing: heat,
    text: "Heat compresses a restrained rail. Compare the forecast with the rail temperature.",
  },
  {
    name: "Water",
    drawing: rain,
    text: "Rain and melt on the catchment upstream, their intensity, frozen ground, and the size of the opening.",
  },
  {
    name: "Wind and snow",
    drawing: snow,
    text: "Fallen trees, blown snow, and the time it takes to send a crew.",
  },
];

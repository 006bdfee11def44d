import wide from "../../media/drawings/culvert-failures.svg";
import inlet from "../../media/drawings/culvert-inlet.svg";
import joint from "../../media/drawings/culvert-joint.svg";
import outlet from "../../media/drawings/culvert-outlet.svg";
import overview from "../../media/drawings/culvert-overview.svg";
import text from "../../styles/text.module.css";
import { Cluster, Columns, Stack } from "../layout.tsx";
import { Marker } from "../marker.tsx";
import styles from "./culvert-failures.module.css";
import { StaticDrawing } from "./static-drawing.tsx";

/** The failures from the inlet to the outlet, with the position of their text in the wide drawing. */
const failures = [
  { name: "Blockage", cause: "branches, stones, ice at the inlet", closeUp: inlet, x: 68, y: 224 },
  {
    name: "Open joint",
    cause: "soil washes into the pipe, a void grows",
    closeUp: joint,
    x: 776,
    y: 146,
  },
  {
    name: "Scour",
    cause: "the bed washes away at the outlet",
    closeUp: outlet,
    x: 1132,
    y: 224,
    anchor: "end",
  },
] as const;

/** A section drawing of three ways a culvert fails; from 64rem as wide as the window, below an overview and three close-ups. */
export function CulvertFailures() {
  return (
    <>
      <StaticDrawing of={wide} window="wide" className={styles.wide}>
        {failures.map(({ name, cause, x, y, ...rest }) => (
          <g key={name} textAnchor={"anchor" in rest ? rest.anchor : undefined}>
            <text className="title" x={x} y={y}>
              {name}
            </text>
            <text className="caption" x={x} y={y + 28}>
              {cause}
            </text>
          </g>
        ))}
      </StaticDrawing>
      <div data-window="narrow" className={styles.narrow}>
        <Stack gap={5} stretch>
          <StaticDrawing of={overview} className={styles.overview} />
          <Stack as="ol" gap={5} stretch>
            {failures.map(({ name, cause, closeUp }, index) => (
              <Columns as="li" key={name} count={2} pairs align="center">
                <StaticDrawing of={closeUp} />
                <div>
                  <h3>
                    <Cluster as="span" gap={3}>
                      <Marker mark={index + 1} tone="ink" />
                      {name}
                    </Cluster>
                  </h3>
                  <p className={text.note}>{cause}</p>
                </div>
              </Columns>
            ))}
          </Stack>
        </Stack>
      </div>
    </>
  );
}

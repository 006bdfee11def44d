import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Grid, Stack } from "../../../components/layout.tsx";
import wide from "../../../media/drawings/run-to-list.svg";
import narrow from "../../../media/drawings/run-to-list-narrow.svg";
import text from "../../../styles/text.module.css";
import styles from "./autonomous-track-monitoring-case.module.css";

const rows = [
  { title: "Collected", note: "Apollo Sense records on a vehicle." },
  { title: "Compared", note: "This run against an earlier one (dashed)." },
  { title: "Ranked", note: "Apollo Dashboard lists the locations to check first." },
];

/** A drawing of the method, with a description next to each of its three parts. */
export function MethodDrawing() {
  return (
    <CaptionedFigure caption="From the run to the ranked list." className={styles.method}>
      <Grid split="4-8" gap={8}>
        {/* Not printed, because the paragraph above names the three parts. */}
        <ol className={styles.rows} data-screen-only="">
          {rows.map(({ title, note }) => (
            <Stack as="li" key={title} gap={1} rule="thin">
              <h3>{title}</h3>
              <p className={text.small}>{note}</p>
            </Stack>
          ))}
        </ol>
        <div>
          <StaticDrawing of={wide} window="wide" />
          <StaticDrawing of={narrow} window="narrow" />
        </div>
      </Grid>
    </CaptionedFigure>
  );
}

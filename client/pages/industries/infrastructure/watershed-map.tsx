import { shownCulverts } from "../../../../shared/content/culvert-sheet.ts";
import { paths } from "../../../../shared/paths.ts";
import { urgencies } from "../../../../shared/urgency.ts";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { Plot, PlotSymbol } from "../../../components/figure-kit/plot.tsx";
import { RankPlate, RankShape } from "../../../components/figure-kit/rank-plate.tsx";
import { percent } from "../../../components/figure-kit/scale.ts";
import { Cluster, Columns, Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { Picture } from "../../../components/picture.tsx";
import { Verdict } from "../../../components/verdict.tsx";
import watershed from "../../../media/drawings/watershed.svg";
import text from "../../../styles/text.module.css";
import styles from "./infrastructure.module.css";

const ranked = [...shownCulverts].sort((a, b) => a.rank - b.rank);

/** Where the drawn line crosses water, from its beginning, as shares of the drawing. */
const crossings = [
  [0.192, 0.494],
  [0.371, 0.498],
  [0.523, 0.357],
  [0.679, 0.228],
  [0.761, 0.223],
  [0.886, 0.173],
] as const;

const shownUrgencies = urgencies.filter((each) => ranked.some(({ urgency }) => urgency === each));

/** A watershed with six ranked culverts, and the photograph of each. */
export function WatershedMap() {
  return (
    <Section tone="night" flush className={styles.map}>
      <Wrap>
        <Grid split="8-4" gap={3} align="end" className={styles.head}>
          <h2>One line, many culverts. Which one first?</h2>
          <p className={text.muted}>
            White is the railway, not to scale. A rank is condition times consequence of failure.
          </p>
        </Grid>
      </Wrap>
      <div className={styles.relief}>
        <div className={styles.sheet}>
          <Picture name="terrain" alt="" sizes="100vw" className={styles.terrain} />
          <StaticDrawing of={watershed} ground="night" className={styles.water} />
          <Plot className={styles.marks}>
            {crossings.map(([x, y], index) => (
              <PlotSymbol key={x} x={percent(x)} y={percent(y)}>
                {shownCulverts[index] && <RankShape {...shownCulverts[index]} />}
              </PlotSymbol>
            ))}
          </Plot>
        </div>
      </div>
      <Wrap className={styles.ranked}>
        <Columns as="ol" count={3} wide={6} gap={6}>
          {ranked.map((place) => (
            <Stack key={place.km} as="li" gap={2} stretch>
              <div className={styles.photograph} data-view={place.view}>
                <Picture name={place.picture} alt="" sizes="(width >= 64rem) 20vw, 28vw" />
              </div>
              <p className={styles.finding}>
                <RankPlate {...place} />{" "}
                <span>
                  {place.finding} <small>{`km\u00a0${place.km}`}</small>
                </span>
              </p>
            </Stack>
          ))}
        </Columns>
        <Cluster gap={8} spread className={styles.key}>
          <Cluster gap={3}>
            {shownUrgencies.map((urgency) => (
              <Verdict key={urgency} urgency={urgency} />
            ))}
            <ExampleChip />
          </Cluster>
          <MoreLink href={`${paths.solution("culvert-risk-assessor")}#sheet`}>
            Rank the photographs
          </MoreLink>
        </Cluster>
      </Wrap>
    </Section>
  );
}

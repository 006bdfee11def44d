import { figures } from "../../../shared/content/figures.ts";
import { classNames } from "../../components/class-names.ts";
import { SourceNote } from "../../components/figure.tsx";
import { FigureNumber } from "../../components/figure-number.tsx";
import { Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import text from "../../styles/text.module.css";
import { type DrawnFigure, FigureScale } from "../figure-scale.tsx";
import styles from "./infrastructure.module.css";

/** Three challenges; those with a figure have a scale. */
export function InfrastructureChallenges() {
  return (
    <Section tone="surface">
      <Wrap>
        <Stack gap={10} stretch>
          <h2>Industry Challenges</h2>
          <Grid gap={8} className={styles.challenges}>
            <DrawnChallenge title="Many culverts, out of sight" of="culverts" />
            <DrawnChallenge title="Weather gives short notice" of="forecast" />
            <div className={styles.challenge}>
              <h3 className={styles.title}>Inspection depends on who looks</h3>
              <p className={classNames(text.headline, styles.question)}>Who looked?</p>
              <p className={styles.context}>
                Two people can report the same structure differently.
              </p>
            </div>
          </Grid>
        </Stack>
      </Wrap>
    </Section>
  );
}

function DrawnChallenge({ title, of }: { title: string; of: DrawnFigure }) {
  const figure = figures[of];
  return (
    <div className={styles.challenge}>
      <h3 className={styles.title}>{title}</h3>
      <FigureNumber of={figure} size="lg" className={styles.number} />
      <p className={styles.context}>{figure.context}</p>
      <FigureScale of={of} />
      <SourceNote of={figure} />
    </div>
  );
}

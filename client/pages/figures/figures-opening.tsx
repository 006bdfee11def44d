import { contextOf, quantityOf, UNIT_SPACE } from "../../../shared/content/figure.ts";
import { figures } from "../../../shared/content/figures.ts";
import { Caption } from "../../components/caption.tsx";
import { TrackRuler } from "../../components/figure-kit/ruler.tsx";
import { Grid, Section, Wrap } from "../../components/layout.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import text from "../../styles/text.module.css";
import styles from "./figures-opening.module.css";

const { trackLength } = figures;
const KM_PER_SLEEPER = 20;

/** The opening of the page: the length of the monitored track, drawn to scale across the window, with its definition. */
export function FiguresOpening() {
  return (
    <Section tone="night" flush underHeader className={styles.opening}>
      <Wrap>
        <Breadcrumb items={[{ label: "Figures" }]} />
        <Grid split="7-5" gap={3} align="end" className={styles.title}>
          <h1 className={text.h2}>What each figure counts</h1>
          <p className={text.muted}>
            Below each company figure: what it counts, or what it does not say. Calculated figures
            have their formulas.
          </p>
        </Grid>
        <p className={styles.giant}>{quantityOf(trackLength).replace(UNIT_SPACE, " ")}</p>
        <TrackRuler
          length={trackLength.value}
          step={KM_PER_SLEEPER}
          labels={[0, 500, 1000, trackLength.value]}
          unit="km"
        />
        <Caption className={styles.key}>One sleeper: {KM_PER_SLEEPER} km of track</Caption>
        <dl className={styles.claim}>
          <div>
            <dt>Counts the kilometres</dt>
            <dd>{contextOf(trackLength)}</dd>
          </div>
          <div className={styles.unsaid}>
            <dt>Does not say</dt>
            <dd>{trackLength.definition.excludes}</dd>
          </div>
        </dl>
      </Wrap>
    </Section>
  );
}

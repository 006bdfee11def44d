import { Caption } from "../../../components/caption.tsx";
import { Grid, Section, Wrap } from "../../../components/section.tsx";
import { mediaAddress } from "../../../media/pictures.ts";
import styles from "./dashboard-chapter.module.css";

export function DashboardChapter() {
  return (
    <Section tone="night" className={styles.chapter} data-screen-only="">
      <Wrap>
        <Grid className={styles.grid}>
          <div className={styles.words}>
            <h2>A ranked list, and the place on the map.</h2>
            <p>
              Every location keeps its history. Open one, and see what changed from the first run to
              the latest.
            </p>
          </div>
          <figure className={styles.figure}>
            <Dashboard />
            <Caption as="figcaption">
              Apollo Dashboard. Illustration, not a customer’s data.
            </Caption>
          </figure>
        </Grid>
      </Wrap>
    </Section>
  );
}

/** Dark like the chapter that it stands in, light on paper. */
function Dashboard() {
  return (
    <picture>
      <source media="print" srcSet={mediaAddress("dashboard-light.svg")} {...desktop} />
      <source
        media="(width < 48rem)"
        srcSet={mediaAddress("dashboard-phone-dark.svg")}
        {...phone}
      />
      <img
        src={mediaAddress("dashboard-dark.svg")}
        alt="Apollo Dashboard: a map of one line with numbered locations, a ranked list, and the change at the selected location over successive runs (illustration)"
        loading="lazy"
        decoding="async"
        {...desktop}
      />
    </picture>
  );
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };

import { quantityOf } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { Caption } from "../../../components/caption.tsx";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { type Step, Steps } from "../../../components/steps.tsx";
import styles from "../culvert-risk-assessor.module.css";

/** The steps of the process beside a cutaway picture of an embankment. */
export function CutawayChapter() {
  return (
    <Section tone="night" className={styles.cutaway}>
      <Wrap>
        <Grid gap={6} className={styles.chapter}>
          <h2 className={styles.chapterTitle}>From a photograph to the crew’s next stop</h2>
          <Steps steps={steps} variant="plain" className={styles.steps} />
          <figure className={styles.figure}>
            <Picture
              name="culvert-cutaway-alpha"
              sizes="(min-width: 64rem) 70vw, 150vw"
              className={styles.embankment}
            />
            <Caption as="figcaption" className={styles.embankmentNote}>
              A culvert under a railway embankment, cut open. Illustration, not to scale.
            </Caption>
          </figure>
        </Grid>
      </Wrap>
    </Section>
  );
}

const steps: readonly Step[] = [
  {
    title: "Photograph",
    text: "Photographs show the inlet and the outlet. A pilot settles who takes them, and when.",
  },
  {
    title: "Process",
    text: `Thousands of images are processed within ${quantityOf(figures.imageProcessing)}.`,
  },
  { title: "Rank", text: "Each culvert gets a rank by risk." },
  { title: "Go", text: "The crew visits the worst culvert first." },
];

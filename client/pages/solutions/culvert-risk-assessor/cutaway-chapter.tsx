import { quantityOf } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { type Step, Steps } from "../../../components/steps.tsx";
import styles from "./culvert-risk-assessor.module.css";

/** The steps of the process beside a cutaway picture of an embankment. */
export function CutawayChapter() {
  return (
    <Section tone="night">
      <Wrap>
        <Grid split="4-8" gap={6} align="end">
          <Stack gap={10} stretch>
            <h2>From a photograph to the crew’s next stop</h2>
            <Steps steps={steps} variant="plain" className={styles.steps} />
          </Stack>
          <CaptionedFigure caption="A culvert under a railway embankment, cut open." bleed>
            <Picture
              name="culvert-cutaway-alpha"
              sizes="(min-width: 64rem) 70vw, 150vw"
              className={styles.embankment}
            />
          </CaptionedFigure>
        </Grid>
      </Wrap>
    </Section>
  );
}

const steps: readonly Step[] = [
  {
    title: "Photograph",
    text: "Photographs show the inlet and the outlet. They come from your crews, a contractor or your archive.",
  },
  {
    title: "Process",
    text: `Thousands of images are processed within ${quantityOf(figures.imageProcessing)}.`,
  },
  { title: "Rank", text: "Each culvert gets a rank by risk." },
  { title: "Go", text: "The crew visits the worst culvert first." },
];

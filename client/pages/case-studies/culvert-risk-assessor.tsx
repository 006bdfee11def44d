import { factOf } from "../../../shared/content/figure.ts";
import { figures } from "../../../shared/content/figures.ts";
import { Figure } from "../../components/figure.tsx";
import { Grid, Section, Wrap } from "../../components/section.tsx";
import { Story } from "../../components/story.tsx";
import { UnlockCall } from "../../components/unlock-call.tsx";
import { caseStudyPage } from "./case-study-page.ts";
import styles from "./culvert-risk-assessor/culverts-page.module.css";
import { InListOrder } from "./culvert-risk-assessor/in-list-order.tsx";
import { InRiskOrder } from "./culvert-risk-assessor/in-risk-order.tsx";
import { nextCaseStudy, nextProduct } from "./next-pages.tsx";

const product = "culvert-risk-assessor";

export const culvertRiskAssessorCase = caseStudyPage(product, () => (
  <>
    <article>
      <InListOrder />
      <Section tone="drift">
        <Wrap>
          <Story title="The problem" lead="Inspection lists follow mileage. Water does not.">
            <p>
              Whoever visits culverts one after the other follows a list: by mileage, by
              subdivision, by habit. Nothing in that order knows which inlet the last storm filled.
              Our figure: {factOf(figures.culvertsOverlooked)}.
            </p>
            <p>
              That is no reproach to the crews. A culvert lies under the fill, away from roads, and
              most of what goes wrong in it cannot be seen from the track.
            </p>
          </Story>
        </Wrap>
      </Section>
      <InRiskOrder />
      <Section>
        <Wrap>
          <Grid className={styles.figures}>
            <Figure of={figures.culvertImages} size="lg" />
            <Figure of={figures.imageProcessing} size="lg" />
          </Grid>
          <Story title="What remained manual" lead="Going there.">
            <p>
              A photograph cannot tap-test a pipe, and a ranking is not an inspection. Somebody
              still climbs down, looks and decides. What the ranking changes is where that person
              goes first.
            </p>
          </Story>
        </Wrap>
      </Section>
    </article>
    <UnlockCall
      text="See what a ranked list of your own culverts would look like."
      next={[nextCaseStudy("predictive-weather-alerts"), nextProduct(product)]}
    />
  </>
));

import { factOf } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { Figure } from "../../../components/figure.tsx";
import { Columns, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { Story } from "../../../components/story.tsx";
import { CaseEnding } from "../case-ending.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { InListOrder } from "./in-list-order.tsx";
import { InRiskOrder } from "./in-risk-order.tsx";

const product = "culvert-risk-assessor";

export const culvertRiskAssessorCase = caseStudyPage(product, () => (
  <>
    <article>
      <InListOrder />
      <Section tone="surface">
        <Wrap>
          <Story title="The problem" lead="A list by mileage does not follow the water.">
            <p>
              It does not say which inlet the last storm blocked, or where a failure would cost
              most. Company figure: {factOf(figures.culvertsOverlooked)}.
            </p>
            <p>
              A culvert lies under the fill, often away from roads. Damage inside it cannot be seen
              from the track.
            </p>
          </Story>
        </Wrap>
      </Section>
      <InRiskOrder />
      <Section>
        <Wrap>
          <Stack gap={24} stretch>
            <Columns count={2} gap={10}>
              <Figure of={figures.culvertImages} size="lg" />
              <Figure of={figures.imageProcessing} size="lg" />
            </Columns>
            <CaptionedFigure
              caption="An inlet as the crew sees it from the bank"
              bleed
              data-screen-only=""
            >
              <Picture name="culvert-inlet" />
            </CaptionedFigure>
          </Stack>
        </Wrap>
      </Section>
    </article>
    <CaseEnding
      product={product}
      limit="A person inspects the culvert and decides. The ranking changes only where that person goes first."
      next={["predictive-weather-alerts"]}
      call="Visit the worst culverts first"
    />
  </>
));

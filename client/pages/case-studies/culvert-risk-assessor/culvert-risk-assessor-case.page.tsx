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
          <Story title="The problem" lead="Inspection lists follow mileage. Water does not.">
            <p>
              Crews visit culverts by mileage, by subdivision or by habit. None of these orders says
              which inlet the last storm blocked. Our figure: {factOf(figures.culvertsOverlooked)}.
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
              remark="Not a customer’s site."
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
      limit="The inspection itself stays with people. A person still climbs down, inspects the culvert and decides. The ranking changes only where that person goes first."
      next={["predictive-weather-alerts"]}
      call="Visit the worst culverts first"
    />
  </>
));

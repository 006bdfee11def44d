import { fieldsOf } from "../../../../shared/content/calculators.ts";
import { dashboardFields } from "../../../../shared/content/dashboard-choice.ts";
import { industries } from "../../../../shared/content/industries/industries.ts";
import { caseStudiesOf } from "../../../../shared/content/products/case-studies.ts";
import { closing } from "../../../../shared/content/site.ts";
import { paths } from "../../../../shared/paths.ts";
import { Button } from "../../../components/button.tsx";
import { ClosingCall } from "../../../components/closing-call.tsx";
import { LinePlan } from "../../../components/drawings/line-plan.tsx";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { Breadcrumb } from "../../../layout/breadcrumb.tsx";
import { definePage } from "../../../page.ts";
import text from "../../../styles/text.module.css";
import { DashboardChapter } from "../../dashboard-chapter.tsx";
import { SolutionCards } from "../solution-cards.tsx";
import { InspectionCost } from "./inspection-cost.tsx";
import { RailwayChallenges } from "./railway-challenges.tsx";
import styles from "./railways.module.css";

const { name, line, description } = industries.railways;

export interface RailwaysData {
  /** The query parameters of the page's calculator and Dashboard. */
  query: Readonly<Record<string, string>>;
}

/** The page of the railway industry. It begins with a map of a line, whose markers A to D link to the four case studies. */
export const railways = definePage<RailwaysData>({
  name: "railways",
  path: paths.industry("railways"),
  cache: "static",
  fields: [...dashboardFields, ...fieldsOf("inspection-cost")],
  load: ({ query }) => ({ query }),
  head: () => ({
    title: `${name} Solutions`,
    description,
  }),
  View: ({ data: { query } }) => (
    <>
      <Section tone="night" flush className={styles.plan}>
        <Wrap>
          <Breadcrumb
            items={[{ label: "Industries", href: paths.industries() }, { label: name }]}
          />
          <Grid split="8-4" gap={6} align="end" className={styles.head}>
            <h1 className={text.display}>{name} Solutions</h1>
            <Stack gap={5}>
              <p className={text.muted}>{line} Each letter opens a case study.</p>
              <Button href={paths.bookADemo(name)} size="lg">
                {closing.action}
              </Button>
            </Stack>
          </Grid>
        </Wrap>
        <LinePlan />
      </Section>
      <RailwayChallenges />
      <InspectionCost query={query} />
      <DashboardChapter
        title="What you receive after a run"
        lead="One list ranks every location by its growth and its threshold. It replaces no inspection that the rules require."
        query={query}
        crop={{ rows: 6, lanes: 1, map: false }}
      />
      <Section tone="surface">
        <Wrap>
          <h2>Our Solutions</h2>
          <SolutionCards
            of={caseStudiesOf("railways").map(({ product }) => product)}
            leadTo="case study"
          />
        </Wrap>
      </Section>
      <ClosingCall
        question="See what a ranked list looks like."
        industry={name}
        picture={
          <Picture name="rail-summer" sizes="max(100vw, 996px)" className={styles.closing} />
        }
      />
    </>
  ),
});

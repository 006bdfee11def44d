import { fieldsOf } from "../../../../shared/content/calculators.ts";
import { dashboardFields } from "../../../../shared/content/dashboard-choice.ts";
import { exampleThresholds } from "../../../../shared/content/example-line/parameters.ts";
import { rankPlaces } from "../../../../shared/content/example-line/rank.ts";
import { industries } from "../../../../shared/content/industries.ts";
import { caseStudiesOf } from "../../../../shared/content/products/case-studies.ts";
import { paths } from "../../../../shared/paths.ts";
import { ClosingCall } from "../../../components/closing-call.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { kmText } from "../../../islands/dashboard/format.ts";
import { definePage } from "../../../page.ts";
import { DashboardChapter } from "../../dashboard-chapter.tsx";
import { SolutionCards } from "../solution-cards.tsx";
import { RailwayChallenges } from "./railway-challenges.tsx";
import styles from "./railways.module.css";
import { RailwaysHero } from "./railways-hero.tsx";

const { name, description } = industries.railways;
const ranked = rankPlaces(exampleThresholds);
const [first] = ranked;

export interface RailwaysData {
  /** The query parameters of the page's calculator and Dashboard. */
  query: Readonly<Record<string, string>>;
}

/** The page of the railway industry. It begins with a line from the air, whose markers A to D link to the four case studies. */
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
  header: "over-opening",
  View: ({ data: { query } }) => (
    <>
      <RailwaysHero />
      <RailwayChallenges query={query} />
      <DashboardChapter
        title={`After a run: ${ranked.length} places in order, ${first ? kmText(first.place.kilometre) : ""} first`}
        lead={
          <>
            One list, by growth and threshold. It replaces no inspection that the rules require.{" "}
            <a href={paths.pilot()}>Test it blind</a>.
          </>
        }
        query={query}
        crop={{ rows: 7, lanes: 1, map: false }}
      />
      <Section tone="surface">
        <Wrap>
          <h2>Our Solutions</h2>
          <SolutionCards
            of={caseStudiesOf("railways").map(({ product }) => product)}
            leadTo="case study"
            lettered
          />
        </Wrap>
      </Section>
      <ClosingCall
        question="See your own line ranked."
        industry={name}
        picture={
          <Picture name="rail-summer" sizes="max(100vw, 996px)" className={styles.closing} />
        }
      />
    </>
  ),
});

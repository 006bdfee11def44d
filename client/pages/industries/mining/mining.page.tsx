import { industries } from "../../../../shared/content/industries.ts";
import { replayFields } from "../../../../shared/content/mine-level/replay-choice.ts";
import { caseStudiesOf } from "../../../../shared/content/products/case-studies.ts";
import { paths } from "../../../../shared/paths.ts";
import { ClosingCall } from "../../../components/closing-call.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { definePage } from "../../../page.ts";
import { SolutionCards } from "../solution-cards.tsx";
import { MineLevels } from "./mine-levels.tsx";
import styles from "./mining.module.css";
import { MiningHero } from "./mining-hero.tsx";

const { name, description } = industries.mining;

export interface MiningData {
  /** The query parameters of the page's fleet map. */
  query: Readonly<Record<string, string>>;
}

/** The page of the mining industry. */
export const mining = definePage<MiningData>({
  name: "mining",
  path: paths.industry("mining"),
  cache: "static",
  fields: replayFields,
  load: ({ query }) => ({ query }),
  head: () => ({
    title: `${name} Solutions`,
    description,
  }),
  header: "over-opening",
  View: ({ data: { query } }) => (
    <>
      <MiningHero />
      <MineLevels query={query} />
      <Section>
        <Wrap>
          <h2>Our Solutions</h2>
          <SolutionCards
            of={caseStudiesOf("mining").map(({ product }) => product)}
            leadTo="case study"
            layout="pair"
          />
        </Wrap>
      </Section>
      <ClosingCall
        question="See how vehicles are located without satellites."
        industry={name}
        picture={
          <Picture name="mining-portal-dusk" sizes="max(100vw, 996px)" className={styles.closing} />
        }
      />
    </>
  ),
});

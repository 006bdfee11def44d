import { type CaseStudy, caseStudiesOf } from "../../../shared/content/case-studies.ts";
import { figures } from "../../../shared/content/figures.ts";
import { industries } from "../../../shared/content/industries.ts";
import { products } from "../../../shared/content/products.ts";
import { closing } from "../../../shared/content/site.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import { Button } from "../../components/button.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { LinePlan } from "../../components/drawings/line-plan.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section, Wrap } from "../../components/section.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import type { PictureName } from "../../media/picture-settings.ts";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import { RailwayChallenges } from "./railway-challenges.tsx";
import styles from "./railways.module.css";
import { type SolutionRow, SolutionRows } from "./solution-rows.tsx";

const { name } = industries.railways;

/** A plan of a line whose letters are the four case studies. */
export const railwaysPage = definePage<object>({
  head: () => ({
    title: `${name} Solutions`,
    description: `Monitoring for railways: track condition from the vehicle, rail temperature, culverts ranked by risk, and weather alerts from ${figures.forecast.value}-hour forecasts.`,
  }),
  View: () => (
    <>
      <Section tone="night" flush className={styles.plan}>
        <Wrap>
          <Breadcrumb
            items={[{ label: "Industries", href: paths.industries() }, { label: name }]}
          />
          <div className={styles.head}>
            <h1 className={text.display}>{name} Solutions</h1>
            <div>
              <p className={text.muted}>
                One stretch of line, four places where it can be asked how it is. Each letter opens
                a case study.
              </p>
              <Button href={paths.bookADemo(name)} size="lg" className={styles.demo}>
                {closing.action}
              </Button>
            </div>
          </div>
        </Wrap>
        <LinePlan />
      </Section>
      <RailwayChallenges />
      <Section tone="drift">
        <Wrap>
          <h2>Our Solutions</h2>
          <SolutionRows rows={caseStudiesOf("railways").map(rowOf)} />
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

const pictures: Partial<Record<ProductSlug, PictureName>> = {
  "autonomous-track-monitoring": "hero-vehicle",
  "track-temperature-sensor": "rail-temperature-node",
  "culvert-risk-assessor": "culvert-cutaway",
  "predictive-weather-alerts": "weather-cell",
};

function rowOf({ product, headline, summary }: CaseStudy, index: number): SolutionRow {
  return {
    letter: "ABCD".charAt(index),
    href: paths.caseStudy("railways", product),
    name: products[product].name,
    text: `${headline}. ${summary}`,
    picture: pictures[product],
  };
}

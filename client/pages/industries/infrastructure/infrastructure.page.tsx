import { industries } from "../../../../shared/content/industries.ts";
import { paths } from "../../../../shared/paths.ts";
import { ClosingCall } from "../../../components/closing-call.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { definePage } from "../../../page.ts";
import { SolutionCards } from "../solution-cards.tsx";
import { InfrastructureChallenges } from "./infrastructure-challenges.tsx";
import { InfrastructureHero } from "./infrastructure-hero.tsx";

const { name, description } = industries.infrastructure;

/** The page of the infrastructure industry. */
export const infrastructure = definePage<object>({
  name: "infrastructure",
  path: paths.industry("infrastructure"),
  cache: "static",
  head: () => ({
    title: `${name} Solutions`,
    description,
  }),
  header: "over-opening",
  View: () => (
    <>
      <InfrastructureHero />
      <InfrastructureChallenges />
      <Section>
        <Wrap>
          <h2>Our Solutions</h2>
          <SolutionCards of={solutions} texts={texts} leadTo="product" layout="lead" />
        </Wrap>
      </Section>
      <ClosingCall
        question="See your culverts ranked by risk."
        industry={name}
        picture={<Picture name="culvert-clear" sizes="(width < 48rem) 27rem, max(100vw, 747px)" />}
      />
    </>
  ),
});

const solutions = [
  "culvert-risk-assessor",
  "predictive-weather-alerts",
  "track-temperature-sensor",
] as const;

/** What each product does for structures; the pages of railways have the words for track. */
const texts = {
  "culvert-risk-assessor":
    "Every pipe, box and arch on one list: condition from its photograph, consequence from your inventory.",
  "predictive-weather-alerts":
    "Notice by e-mail: clear the inlets before the rain, assess bridges and culverts during and after it.",
  "track-temperature-sensor":
    "Restrained steel: the temperature of welded rail on the approaches to your bridges.",
};

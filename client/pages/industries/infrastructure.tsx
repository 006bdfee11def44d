import { figures } from "../../../shared/content/figures.ts";
import { industries } from "../../../shared/content/industries.ts";
import { products } from "../../../shared/content/products.ts";
import { paths } from "../../../shared/paths.ts";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Section, Wrap } from "../../components/section.tsx";
import { definePage } from "../../page.ts";
import { InfrastructureChallenges } from "./infrastructure-challenges.tsx";
import { InfrastructureHero } from "./infrastructure-hero.tsx";
import { type SolutionRow, SolutionRows } from "./solution-rows.tsx";
import { WatershedMap } from "./watershed-map.tsx";

const { name } = industries.infrastructure;
const { value: hours } = figures.forecast;

/** A viaduct in fog, then a watershed: many crossings, and which one first. */
export const infrastructurePage = definePage<object>({
  head: () => ({
    title: `${name} Solutions`,
    description: `Monitoring for owners of infrastructure: culverts ranked by risk, weather alerts from ${hours}-hour forecasts, and rail temperature where steel is restrained.`,
  }),
  header: "over-picture",
  View: () => (
    <>
      <InfrastructureHero />
      <WatershedMap />
      <InfrastructureChallenges />
      <Section>
        <Wrap>
          <h2>Our Solutions</h2>
          <SolutionRows rows={solutions} />
        </Wrap>
      </Section>
      <ClosingCall question="Bring a list of structures. See it ranked." industry={name} />
    </>
  ),
});

const solutions: readonly SolutionRow[] = [
  {
    letter: "A",
    href: paths.solution("culvert-risk-assessor"),
    name: products["culvert-risk-assessor"].name,
    picture: "culvert-cutaway",
    text: "Photographs ranked, so that the crew goes to the worst first.",
  },
  {
    letter: "B",
    href: paths.solution("predictive-weather-alerts"),
    name: products["predictive-weather-alerts"].name,
    picture: "weather-cell",
    text: `${hours}-hour forecasts, matched to the place.`,
  },
  {
    letter: "C",
    href: paths.solution("track-temperature-sensor"),
    name: products["track-temperature-sensor"].name,
    picture: "rail-temperature-node",
    text: "Rail temperature where steel is restrained, on a bridge for instance.",
  },
];

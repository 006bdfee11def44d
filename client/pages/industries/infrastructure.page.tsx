import { sentenceOf } from "../../../shared/content/figure.ts";
import { calculatedFigures, figures } from "../../../shared/content/figures.ts";
import { products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { WholeWords } from "../../components/whole-words.tsx";
import { IndustryBody, industryPage } from "./industry-page.tsx";

/** What each product does for structures; the pages of railways have the words for track. */
const solutions = [
  [
    "culvert-risk-assessor",
    "Every pipe, box and arch on one list: condition from its photograph, consequence from your inventory.",
  ],
  [
    "predictive-weather-alerts",
    "Notice by e-mail: clear the inlets before the rain, assess bridges and culverts during and after it.",
  ],
  ["track-temperature-sensor", "The temperature of welded rail on the approaches to your bridges."],
] as const;

const { inspectionRound } = calculatedFigures;

/** The page of the infrastructure industry, which leads to the products for structures. */
export const infrastructure = industryPage("infrastructure", () => (
  <IndustryBody
    industry="infrastructure"
    subject="middle"
    picture="infrastructure-viaduct-below"
    tall="infrastructure-viaduct-below-upright"
    second={{
      href: `${paths.solution("culvert-risk-assessor")}#sheet`,
      text: "Ranked photographs",
    }}
    challenges={{
      side: "right",
      picture: "culvert-scoured",
      of: [
        {
          title: "Many culverts, few visits",
          figures: [figures.culverts],
          text: (
            <>
              {`At that pace, ${sentenceOf(inspectionRound)}`}{" "}
              <a href={`${paths.figures()}#calculated`}>Formula</a>
            </>
          ),
        },
        {
          title: "Inspection depends on who looks",
          figures: [figures.reportingInaccuracy],
          text: (
            <>
              {
                "On a scale of 0\u00a0to\u00a09, 95% of the ratings of one bridge spread over four points, a study of 49 inspectors predicts:"
              }{" "}
              <a href="https://www.fhwa.dot.gov/publications/research/nde/01020.cfm">
                <WholeWords>FHWA-RD-01-020</WholeWords>
              </a>
            </>
          ),
        },
        { title: "Weather", figures: [figures.weatherCosts] },
      ],
    }}
    lead="The examples are structures of a railway. For a road or a town, ask in a demo what differs."
    solutions={solutions.map(([slug, text]) => ({
      href: paths.solution(slug),
      title: products[slug].name,
      text,
      picture: products[slug].card.picture,
    }))}
    closing={{
      question: "See culverts ranked by risk.",
      pilot: "A pilot on your own site",
      picture: "culvert-clear",
    }}
  />
));

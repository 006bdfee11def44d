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

/** What the study predicts: within two points above or below the average. */
const ratings = {
  value: 95,
  unit: "%",
  context: "of the ratings of one bridge spread over four points, a\u00a0study predicts.",
} as const;

/** The page of the infrastructure industry, which leads to the products for structures. */
export const infrastructure = industryPage("infrastructure", () => (
  <IndustryBody
    industry="infrastructure"
    subject="middle"
    picture="infrastructure-viaduct-below"
    tall="infrastructure-viaduct-below-upright"
    challenges={{
      side: "right",
      picture: "culvert-scoured",
      of: [
        {
          title: "Many culverts, few visits",
          figures: [calculatedFigures.inspectionRound, figures.culverts],
        },
        {
          title: "Inspection depends on who looks",
          figures: [ratings],
          text: (
            <>
              {"49 inspectors rated the same bridges from 0\u00a0to\u00a09:"}{" "}
              <a href="https://www.fhwa.dot.gov/publications/research/nde/01020.cfm">
                <WholeWords>FHWA-RD-01-020</WholeWords>
              </a>
            </>
          ),
        },
        { title: "Human reporting", figures: [figures.reportingInaccuracy] },
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

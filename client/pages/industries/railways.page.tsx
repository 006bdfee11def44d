import { sentenceOf } from "../../../shared/content/figure.ts";
import { calculatedFigures, figures } from "../../../shared/content/figures.ts";
import { paths } from "../../../shared/paths.ts";
import { caseStudyCards, IndustryBody, industryPage } from "./industry-page.tsx";

/** The page of the railway industry, which leads to its case studies. */
export const railways = industryPage("railways", () => (
  <IndustryBody
    industry="railways"
    subject="middle"
    picture="line-from-air"
    tall="line-from-air-upright"
    second={{ href: paths.exampleLine.inspectionReport(), text: "A report of one run" }}
    challenges={{
      picture: "rail-clip-sensor-upright",
      of: [
        {
          title: "Few visits",
          figures: [figures.culverts],
          text: sentenceOf(figures.culvertsOverlooked),
        },
        {
          title: "Inspection by hand",
          figures: [figures.inspectorCost],
          text: sentenceOf(figures.reportingInaccuracy),
        },
        { title: "Heat and cold", figures: [calculatedFigures.forcePerDegree] },
        { title: "Weather", figures: [figures.weatherCosts] },
      ],
    }}
    solutions={caseStudyCards("railways", { "predictive-weather-alerts": "weather-cell" })}
    closing={{
      question: "See a line ranked.",
      pilot: "A pilot on your own line",
      picture: "hero-track-dusk",
    }}
  />
));

import { CaseEnding } from "../case-ending.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { HeatDay } from "./heat-day.tsx";
import { ReadingChanged } from "./reading-changed.tsx";

const product = "track-temperature-sensor";

export const trackTemperatureSensorCase = caseStudyPage(product, () => (
  <>
    <article>
      <HeatDay />
      <ReadingChanged />
    </article>
    <CaseEnding
      product={product}
      limit="Your railway decides. The slow order, its limits and the time to lift it follow your own standards. The reading supports the order; it does not issue it."
      next={["predictive-weather-alerts"]}
      call="Be ready for the next hot day"
    />
  </>
));

import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { heatDay, ruleOfThumb } from "../../../shared/content/heat-day.ts";
import { longDate } from "../../../shared/format.ts";
import { Exhibit } from "../../blocks/exhibit.tsx";
import { PictureOpening } from "../../blocks/picture-opening.tsx";
import { ForceForm } from "../../figures/force-explorer.tsx";
import { forceFieldNames, readForceSetting } from "../../figures/force-setting.ts";
import { HeatCurve } from "../../figures/heat-curve.tsx";
import { ProductBody, productOpening, productPage } from "./product-page.tsx";

const product = "track-temperature-sensor";
/** Abstract of JRC2015-5720, "Rail Temperature Approximation and Heat Slow Order Best Practices". */
const JRC_2015 =
  "https://asmedigitalcollection.asme.org/JRC/proceedings-abstract/JRC2015/56451/V001T04A002/267663";

export const trackTemperatureSensor = productPage(product, {
  fields: forceFieldNames,
  View: ({ data: { posts, query } }) => (
    <ProductBody
      product={product}
      posts={posts}
      opening={
        <PictureOpening
          {...productOpening(product)}
          picture="rail-clip-sensor"
          tall="rail-clip-sensor-upright"
          label="Apollo Railpulse"
        />
      }
    >
      <Exhibit
        title="Air temperature plus a constant is only a rule of thumb"
        lead={
          <>
            Many heat slow orders add a constant, most often 30{UNIT_SPACE}°F, to the forecast;{" "}
            <a href={JRC_2015}>one size does not fit all</a>. On this day the rule gave{" "}
            {ruleOfThumb.toFixed(1)}
            {UNIT_SPACE}°C, below the limit: no slow order.
          </>
        }
        figure={<HeatCurve />}
        caption={`Example data: sensor ${heatDay.sensor}, ${longDate(heatDay.date)}, by the hour.`}
      />
      <Exhibit
        tone="night"
        title="Above neutral a restrained rail is in compression, below neutral in tension"
        lead="Set the rail temperature and see the force. Track can hold this force, or buckle suddenly under a train: lateral resistance, curvature and line defects decide."
        figure={<ForceForm setting={readForceSetting(query)} />}
      />
    </ProductBody>
  ),
});

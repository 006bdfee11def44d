import { Passage } from "../../blocks/passage.tsx";
import { PictureOpening } from "../../blocks/picture-opening.tsx";
import { Columns, Stack } from "../../components/layout.tsx";
import { Mail } from "../../components/mail.tsx";
import { sampleAlert } from "../../components/sample-alert.ts";
import { AlertMap } from "../../figures/alert-map.tsx";
import { RainOutlook } from "../../figures/rain-outlook.tsx";
import { ProductBody, productOpening, productPage } from "./product-page.tsx";

const product = "predictive-weather-alerts";

/** What holds for the e-mail. */
const notes = [
  {
    title: "When it is sent",
    text: `Here ${sampleAlert.window.from}\u00a0hours ahead. A model run takes hours to compute, so the first e-mail comes some hours into the forecast.`,
  },
  {
    title: "Where it goes",
    text: "To the addresses that you give, also at night. They acknowledge it by reply.",
  },
  {
    title: "What it does not replace",
    text: "Your severe weather procedure. Your rules decide what happens next.",
  },
];

export const predictiveWeatherAlerts = productPage(product, {
  View: ({ data: { posts } }) => (
    <ProductBody
      product={product}
      posts={posts}
      picture="culvert-ice"
      opening={
        <PictureOpening
          {...productOpening(product)}
          scene={<AlertMap />}
          foot={
            <>
              <p>Forecast rain by the hour. Example data.</p>
              <RainOutlook />
            </>
          }
        />
      }
    >
      <Passage
        id="mail"
        tone="night"
        title="An e-mail that names a stretch, not a region"
        lead="Hazard, time window and place, and what stands there: here a culvert whose outlet is undercut."
        picture="culvert-scoured-upright"
        foot={
          <Columns as="ul" count={3} gap={6}>
            {notes.map((note) => (
              <Stack key={note.title} as="li" gap={2} rule>
                <h3>{note.title}</h3>
                <p>{note.text}</p>
              </Stack>
            ))}
          </Columns>
        }
      >
        <Mail />
      </Passage>
    </ProductBody>
  ),
});

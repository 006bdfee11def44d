import { products } from "../../../shared/content/products.ts";
import { Limits } from "../../components/limits.tsx";
import { Section, Wrap } from "../../components/section.tsx";
import { definePage } from "../../page.ts";
import { ProductClosing } from "./product-demo.tsx";
import { ForceChapter } from "./track-temperature-sensor/force-chapter.tsx";
import { RuleOfThumb } from "./track-temperature-sensor/rule-of-thumb.tsx";
import { TemperatureOpening } from "./track-temperature-sensor/temperature-opening.tsx";
import { ThreeReadings } from "./track-temperature-sensor/three-readings.tsx";

const product = products["track-temperature-sensor"];

export const trackTemperatureSensor = definePage<object>({
  head: () => ({
    title: product.name,
    description:
      "Apollo Railpulse reads the temperature of the rail itself. Move the temperature and see how hard a welded rail pushes or pulls.",
  }),
  View: TrackTemperatureSensor,
  header: "over-picture",
});

function TrackTemperatureSensor() {
  return (
    <>
      <TemperatureOpening />
      <ForceChapter />
      <RuleOfThumb />
      <ThreeReadings />
      <Section tone="drift">
        <Wrap>
          <Limits limits={limits} />
        </Wrap>
      </Section>
      <ProductClosing product={product.slug} />
    </>
  );
}

const limits = [
  "The neutral temperature. It moves when track is disturbed, and the record has to move with it.",
  "The limit, and the slow order. A reading does not replace your railway’s own standards.",
  "Lateral resistance: ballast, ties and fasteners are the other half of the question.",
];

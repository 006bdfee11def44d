import {
  exampleThresholds,
  facts,
  type Parameter,
} from "../../../../shared/content/example-line/parameters.ts";
import { rankPlaces } from "../../../../shared/content/example-line/rank.ts";
import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { industries } from "../../../../shared/content/industries.ts";
import type { ProductSlug } from "../../../../shared/content/products/products.ts";
import { sampleAlert } from "../../../../shared/content/sample-alert.ts";
import { paths } from "../../../../shared/paths.ts";
import { DemoLink } from "../../../components/demo-link.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { Cluster, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Marker } from "../../../components/marker.tsx";
import { Picture } from "../../../components/picture.tsx";
import { Breadcrumb } from "../../../layout/breadcrumb.tsx";
import track from "../../../media/drawings/line-from-air.svg";
import text from "../../../styles/text.module.css";
import styles from "./railways.module.css";

const { name, line } = industries.railways;

/** The opening: a line seen from the air, its track traced, and four places that link to the case studies. */
export function RailwaysHero() {
  return (
    <Section tone="night" flush className={styles.hero}>
      <div className={styles.stage}>
        <Picture name="line-from-air" sizes="max(100vw, 818px)" className={styles.air} priority />
        <StaticDrawing of={track} className={styles.track} />
        <ol className={styles.places}>
          {places.map(({ sign, product, label, reading }) => (
            <li key={sign} className={styles.place} data-sign={sign}>
              <a href={paths.caseStudy("railways", product)} className={styles.plate}>
                <Marker mark={sign} className={styles.sign} />
                <span className={styles.label}>
                  {label} <b>{reading}</b>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </div>
      <Cluster gap={3} className={styles.example}>
        <span>Each letter opens a case study.</span>
        <ExampleChip />
      </Cluster>
      <Wrap className={styles.opening}>
        <div>
          <Breadcrumb
            items={[{ label: "Industries", href: paths.industries() }, { label: name }]}
          />
          <h1 className={text.display}>{name} Solutions</h1>
        </div>
        <Stack gap={4} className={styles.intro}>
          <p className={text.lead}>{line}</p>
          <DemoLink industry={name} />
        </Stack>
      </Wrap>
    </Section>
  );
}

interface Place {
  sign: string;
  product: ProductSlug;
  label: string;
  /** Of the example line. */
  reading: string;
}

const { rainMm, window } = sampleAlert;
/** In the order of the case studies on this page, whose cards have the same letters. */
const places: readonly Place[] = [
  {
    sign: "A",
    product: "autonomous-track-monitoring",
    label: "Track",
    reading: readingOf("twist"),
  },
  {
    sign: "B",
    product: "track-temperature-sensor",
    label: "Rail temperature",
    reading: readingOf("temperature"),
  },
  { sign: "C", product: "culvert-risk-assessor", label: "Culvert", reading: readingOf("culvert") },
  {
    sign: "D",
    product: "predictive-weather-alerts",
    label: "Rain",
    reading: `over ${rainMm}${UNIT_SPACE}mm in ${window.until - window.from}${UNIT_SPACE}h`,
  },
];

/** The latest value at the first place of the ranking with this parameter. */
function readingOf(parameter: Parameter): string {
  const first = rankPlaces(exampleThresholds).find(({ place }) => place.parameter === parameter);
  const { name: measured, unit, base } = facts[parameter];
  const value = `${first?.latest.toFixed(1)}${UNIT_SPACE}${unit}`;
  if (unit === "%") return `${first?.latest}${unit} ${base}`;
  return unit === "mm" ? `${measured.toLowerCase()} ${value}` : value;
}

import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { sampleAlert, windowRainMm } from "../../../../shared/content/sample-alert.ts";
import { classNames } from "../../../components/class-names.ts";
import { RainOutlook } from "../../../components/drawings/rain-outlook.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { Cluster, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { NamedTitle } from "../../../components/named-title.tsx";
import { Picture } from "../../../components/picture.tsx";
import { WholeWords } from "../../../components/whole-words.tsx";
import line from "../../../media/drawings/weather-map-line.svg";
import text from "../../../styles/text.module.css";
import { ProductBreadcrumb } from "../product-breadcrumb.tsx";
import { DemoButton } from "../product-demo.tsx";
import styles from "./predictive-weather-alerts.module.css";

const product = products["predictive-weather-alerts"];

const { from, until } = sampleAlert.window;

/** The opening: the sample alert on a map, and its rain by hour. */
export function ForecastHero() {
  return (
    <Section tone="night" flush className={styles.opening}>
      <Wrap className={styles.top}>
        <ProductBreadcrumb product={product.slug} />
        <NamedTitle name={product.name} className={classNames(text.display, styles.title)}>
          {product.headline}
        </NamedTitle>
        <Stack gap={5} className={styles.words}>
          <p className={text.lead}>
            <WholeWords>{product.line}</WholeWords>
          </p>
          <DemoButton product={product.slug} />
        </Stack>
      </Wrap>
      <AlertMap />
      <Wrap>
        <figure className={styles.chart} data-screen-only="">
          <Cluster as="figcaption" gap={4} className={styles.chartHead}>
            <span className={text.label}>Forecast rain by the hour</span>
            <ExampleChip />
          </Cluster>
          <RainOutlook />
        </figure>
      </Wrap>
    </Section>
  );
}

function AlertMap() {
  return (
    <div className={styles.map}>
      <Picture
        name="weather-map-base"
        alt="Relief map with a line of railway and an area of heavy rain (illustration)"
        sizes="(width >= 64rem) 96vw, (width >= 48rem) 100vw, (width >= 36rem) 140vw, 640px"
        className={styles.relief}
        priority
      />
      <StaticDrawing of={line} className={styles.line} />
      <p className={styles.alert}>
        <b className={classNames(text.headline, text.h3)}>{sampleAlert.hazard}</b>
        <br />
        {sampleAlert.stretch}
        <br />
        {sampleAlert.rainMm}
        {UNIT_SPACE}mm or more, chance {sampleAlert.chancePercent}%
        <span className={styles.rain}>
          <span>0</span>
          <span>
            {windowRainMm}
            {UNIT_SPACE}mm / {until - from}
            {UNIT_SPACE}h
          </span>
        </span>
      </p>
    </div>
  );
}

import { dashboardFields } from "../../../../shared/content/dashboard-choice.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { DashboardChapter } from "../../../blocks/dashboard-chapter.tsx";
import { classNames } from "../../../components/class-names.ts";
import { FigureRow } from "../../../components/figure-row.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Section, Stack, Wrap } from "../../../components/layout.tsx";
import { NamedTitle } from "../../../components/named-title.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureLabel } from "../../../components/picture-label.tsx";
import { WholeWords } from "../../../components/whole-words.tsx";
import text from "../../../styles/text.module.css";
import { RailwayCloud } from "../point-cloud-chapter.tsx";
import { ProductBreadcrumb } from "../product-breadcrumb.tsx";
import { DemoButton } from "../product-demo.tsx";
import { ProductBody, productPage } from "../product-page.tsx";
import styles from "./autonomous-track-monitoring.module.css";
import { FourSteps } from "./four-steps.tsx";
import { GeometryCars, ReadingNotes } from "./reading-notes.tsx";

const product = products["autonomous-track-monitoring"];

export const autonomousTrackMonitoring = productPage(product.slug, {
  header: "over-opening",
  fields: dashboardFields,
  View: ({ data: { posts, query } }) => (
    <ProductBody product={product.slug} posts={posts}>
      <Hero />
      <FourSteps />
      <DashboardChapter
        title="Six runs, twelve places, one ranked list"
        lead="Choose a place to see what the instruments saw there."
        query={query}
      >
        <div>
          <ReadingNotes />
          <GeometryCars />
        </div>
      </DashboardChapter>
      <RailwayCloud />
    </ProductBody>
  ),
});

/** The headline beside the sensor, and the figures below both. */
function Hero() {
  const { name, headline, line, statistics } = product;
  return (
    <Section tone="night" flush underHeader className={styles.hero}>
      <Wrap>
        <ProductBreadcrumb product={product.slug} />
        <Stack gap={6} className={styles.words}>
          <NamedTitle name={name} className={classNames(text.display, styles.title)}>
            {headline}
          </NamedTitle>
          <p className={text.lead}>
            <WholeWords>{line}</WholeWords>
          </p>
          <DemoButton product={product.slug} />
        </Stack>
      </Wrap>
      <div data-screen-only="" className={styles.sensor}>
        <Picture
          name="sensor-studio"
          sizes="(min-width: 64rem) min(79vw, 1220px), 120vw"
          className={styles.picture}
          priority
        />
        <PictureLabel className={styles.sense}>Apollo Sense</PictureLabel>
      </div>
      <Wrap className={styles.figures}>
        <Stack gap={2} stretch>
          <FigureRow figures={statistics} />
          <FiguresNote />
        </Stack>
      </Wrap>
    </Section>
  );
}

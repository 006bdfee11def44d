import { dashboardFields } from "../../../../shared/content/dashboard-choice.ts";
import { numberOf } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { classNames } from "../../../components/class-names.ts";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Columns, Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureLabel } from "../../../components/picture-label.tsx";
import pictures from "../../../components/pictures.module.css";
import { FigureRow } from "../../../components/statistics.tsx";
import { type Step, Steps } from "../../../components/steps.tsx";
import text from "../../../styles/text.module.css";
import { DashboardChapter } from "../../dashboard-chapter.tsx";
import { RailwayCloud } from "../point-cloud-chapter.tsx";
import { ProductHero } from "../product-hero.tsx";
import { ProductBody, productPage } from "../product-page.tsx";
import styles from "./autonomous-track-monitoring.module.css";
import { GeometryCars, ReadingNotes } from "./reading-notes.tsx";

const product = products["autonomous-track-monitoring"];

export const autonomousTrackMonitoring = productPage(product.slug, {
  fields: dashboardFields,
  View: ({ data: { posts, query } }) => (
    <ProductBody product={product.slug} posts={posts}>
      <Hero />
      <DashboardChapter
        title="Open the ranked list"
        lead="Six runs over one line, read and ranked. Choose a location to see what the instruments saw there, and decide."
        query={query}
      >
        <Columns count={3} gap={4} data-screen-only="">
          {uses.map(({ title, text: line }) => (
            <Stack key={title} gap={2} className={styles.use}>
              <h3>{title}</h3>
              <p className={text.muted}>{line}</p>
            </Stack>
          ))}
        </Columns>
        <div>
          <ReadingNotes />
          <GeometryCars />
        </div>
      </DashboardChapter>
      <Section>
        <Wrap>
          <Stack gap={10} stretch>
            <h2>From the vehicle to the list, in four steps</h2>
            <Steps steps={steps} />
          </Stack>
        </Wrap>
      </Section>
      <RailwayCloud />
    </ProductBody>
  ),
});

function Hero() {
  return (
    <section>
      <ProductHero product={product.slug} />
      <Wrap>
        <Grid split="5-7" gap={8} reverse className={styles.evidence}>
          <div data-screen-only="" className={classNames(pictures.bleed, styles.vehicle)}>
            <Picture
              name="hero-vehicle"
              sizes="(min-width: 64rem) 64vw, 100vw"
              className={styles.picture}
              priority
            />
            <PictureLabel className={styles.sense}>Apollo Sense</PictureLabel>
          </div>
          <Stack gap={2} stretch className={styles.figures}>
            <FigureRow figures={product.statistics} className={styles.facts} />
            <FiguresNote />
          </Stack>
        </Grid>
      </Wrap>
    </section>
  );
}

const steps: readonly Step[] = [
  {
    title: "Collect",
    text: "Apollo Sense records the track as its vehicle runs.",
  },
  {
    title: "Process",
    text: "Each place is compared with earlier runs.",
  },
  { title: "Rank", text: "Apollo Dashboard ranks the locations by what to check first." },
  {
    title: "Check",
    text: `People check ${numberOf(figures.uncertainSpots)} uncertain spots.`,
  },
];

const uses: readonly Step[] = [
  { title: "See", text: "Geometry and condition of the track." },
  { title: "Decide", text: "One ranked list. The crew starts at the top." },
  { title: "Compare", text: "The history of each location." },
];

import { dashboardFields } from "../../../../shared/content/dashboard-choice.ts";
import { numberOf } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { paths } from "../../../../shared/paths.ts";
import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Columns, Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureLabel } from "../../../components/picture-label.tsx";
import { FigureRow } from "../../../components/statistics.tsx";
import { type Step, Steps } from "../../../components/steps.tsx";
import text from "../../../styles/text.module.css";
import { DashboardChapter } from "../../dashboard-chapter.tsx";
import { RailwayCloud } from "../point-cloud-chapter.tsx";
import { ProductHero } from "../product-hero.tsx";
import { ProductBody, productPage } from "../product-page.tsx";
import { TwoViewsChapter } from "../two-views-chapter.tsx";
import styles from "./autonomous-track-monitoring.module.css";
import { ReadingNotes } from "./reading-notes.tsx";

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
        <ReadingNotes />
      </DashboardChapter>
      <Section>
        <Wrap>
          <Stack gap={10} stretch>
            <h2>From the vehicle to the list, in four steps</h2>
            <Steps steps={steps} />
            <Grid split="4-8" gap={3} rule="thin" data-screen-only="">
              <h3>If you already run geometry cars</h3>
              <div>
                <p>
                  Compare our list with the last run of your car over the same miles. Railroads in
                  the United States named{" "}
                  <a href="https://www.fra.dot.gov/eLib/details/L18703">three doubts</a> about
                  unattended measurement: when a reading obliges them to act, its place, and its
                  quality. Settle them in the test plan.
                </p>
                <MoreLink href={`${paths.pilot()}#protocol`}>The test protocol</MoreLink>
              </div>
            </Grid>
          </Stack>
        </Wrap>
      </Section>
      <TwoViewsChapter
        title="LiDAR needs no daylight."
        line="It measures by night as by day. Fog, spray, falling snow and dust cause false or missing points."
        seen={{ name: "line-ahead-dusk", square: "line-ahead-dusk-square" }}
        scanned={{ name: "line-ahead-cloud", square: "line-ahead-cloud-square" }}
        start={66}
      />
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
          <CaptionedFigure
            caption="Apollo Sense on a vehicle"
            bleed
            data-screen-only=""
            className={styles.vehicle}
          >
            <Picture
              name="hero-vehicle"
              sizes="(min-width: 64rem) 64vw, 100vw"
              className={styles.picture}
              priority
            />
            <PictureLabel className={styles.sense}>Apollo Sense</PictureLabel>
          </CaptionedFigure>
          <Stack gap={4} stretch className={styles.figures}>
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
    text: "Apollo Sense is mounted on a vehicle and records the track as it runs.",
  },
  {
    title: "Process",
    text: "The data is processed and compared with earlier runs, place by place.",
  },
  { title: "Rank", text: "Apollo Dashboard ranks the locations by what to check first." },
  {
    title: "Check",
    text: `People check ${numberOf(figures.uncertainSpots)} uncertain spots.`,
  },
];

const uses: readonly Step[] = [
  { title: "See", text: "Track geometry and condition, in your track supervisor’s terms." },
  { title: "Decide", text: "One ranked list. The crew starts at the top." },
  { title: "Compare", text: "The history of each location, run after run." },
];

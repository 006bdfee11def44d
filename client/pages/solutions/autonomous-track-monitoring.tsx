import { figures } from "../../../shared/content/figures.ts";
import { products } from "../../../shared/content/products.ts";
import { Caption } from "../../components/caption.tsx";
import { Figure } from "../../components/figure.tsx";
import { Limits } from "../../components/limits.tsx";
import { Picture } from "../../components/picture.tsx";
import { PictureLabel } from "../../components/picture-label.tsx";
import { Grid, Section, Wrap } from "../../components/section.tsx";
import { type Step, Steps } from "../../components/steps.tsx";
import { definePage } from "../../page.ts";
import { DashboardChapter } from "./autonomous-track-monitoring/dashboard-chapter.tsx";
import { NorthernOperator } from "./autonomous-track-monitoring/northern-operator.tsx";
import { SeeDecideProve } from "./autonomous-track-monitoring/see-decide-prove.tsx";
import styles from "./autonomous-track-monitoring/track-monitoring-page.module.css";
import { ProductClosing } from "./product-demo.tsx";
import { ProductOpening } from "./product-opening.tsx";

const product = products["autonomous-track-monitoring"];

export const autonomousTrackMonitoring = definePage<object>({
  head: () => ({
    title: product.name,
    description:
      "Apollo Sense measures track from the vehicle that runs anyway; Apollo Dashboard ranks what to look at first and leaves uncertain spots to a person.",
  }),
  View: AutonomousTrackMonitoring,
});

function AutonomousTrackMonitoring() {
  return (
    <>
      <Opening />
      <Section className={styles.steps}>
        <Wrap className={styles.way}>
          <h2>From the vehicle to the list, in four steps</h2>
          <Steps steps={steps} />
        </Wrap>
      </Section>
      <DashboardChapter />
      <SeeDecideProve />
      <NorthernOperator />
      <Section>
        <Wrap>
          <Limits limits={limits} />
        </Wrap>
      </Section>
      <ProductClosing product={product.slug} />
    </>
  );
}

function Opening() {
  return (
    <section className={styles.opening}>
      <ProductOpening
        product={product.slug}
        title="Track condition, measured every time you run"
        lead="Apollo Sense collects on the vehicle. Apollo Dashboard ranks what to look at first."
      />
      <Wrap>
        <Grid className={styles.evidence}>
          <figure className={styles.vehicle}>
            <Picture name="hero-vehicle" sizes="(min-width: 64rem) 64vw, 100vw" priority />
            <PictureLabel className={styles.sense}>Apollo Sense</PictureLabel>
            <Caption as="figcaption">Apollo Sense on an inspection vehicle. Illustration.</Caption>
          </figure>
          <div className={styles.facts}>
            <Figure of={figures.trackLength} />
            <Figure of={figures.dataCollected} />
            <Figure of={figures.uncertainSpots} />
          </div>
        </Grid>
      </Wrap>
    </section>
  );
}

const steps: readonly Step[] = [
  { title: "Collect", text: "Apollo Sense rides on a vehicle and records the track as it runs." },
  {
    title: "Process",
    text: "The data is processed and set against earlier runs, place by place.",
  },
  { title: "Rank", text: "Apollo Dashboard orders the locations: look here first." },
  {
    title: "Check",
    text: `People check what stays uncertain, ${figures.uncertainSpots.before} ${figures.uncertainSpots.value} spots.`,
  },
];

const limits = [
  "Uncertain spots. The system says so and hands them over; it does not guess.",
  "The decision. A ranked list is not a slow order, and does not replace your inspection plan or your engineer.",
  "Access and safety on track. Your rules, your people.",
];

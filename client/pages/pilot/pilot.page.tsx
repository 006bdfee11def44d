import { closing } from "../../../shared/content/site.ts";
import { downloads } from "../../../shared/downloads/downloads.ts";
import { paths } from "../../../shared/paths.ts";
import { Actions } from "../../components/actions.tsx";
import { Button } from "../../components/button.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { DownloadList } from "../../components/download-list.tsx";
import { Cluster, Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { PictureHero } from "../../components/picture-hero.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import page from "../text-page.module.css";
import { BlindComparison } from "./blind-comparison.tsx";
import { DetectionCurve } from "./detection-curve.tsx";
import styles from "./pilot-page.module.css";
import { PilotSteps } from "./pilot-steps.tsx";
import { TestRules } from "./test-rules.tsx";

/** How to test a product on a line or in a mine: steps, rules and the size of a test. */
export const pilotPage = definePage({
  name: "pilot",
  path: paths.pilot(),
  cache: "static",
  head: () => ({
    title: "Pilot",
    description:
      "Test us on your own line or in your own mine: six steps, who brings what, when to stop, and a protocol that fits a test of any vendor.",
  }),
  header: "over-opening",
  View: () => (
    <>
      <PictureHero
        words="apart"
        picture={<Picture name="rail-summer" alt="" sizes="max(100vw, 50rem)" priority />}
        className={styles.hero}
      >
        <Wrap>
          <Breadcrumb items={[{ label: "Pilot" }]} />
          <h1 className={styles.title}>Test us on your own line or in your own mine</h1>
          <p className={text.lead}>
            We propose six steps, and you can stop after each. Your contract decides, and you keep
            your own inspections throughout.
          </p>
        </Wrap>
        <Wrap>
          <Actions>
            <Button size="lg" href={paths.bookADemo()}>
              {closing.action}
            </Button>
            <MoreLink href="#protocol">The test protocol</MoreLink>
            <MoreLink href={paths.security()}>For your security review</MoreLink>
          </Actions>
        </Wrap>
      </PictureHero>
      <Section>
        <Wrap>
          <Stack as="section" gap={10} stretch>
            <Grid split="7-5" gap={4} align="end">
              <h2>Six steps, each with a way out</h2>
              <p className={text.muted}>
                Whichever step is the last, you receive your data, and the equipment is removed. How
                long it takes depends on the test: on how many known defects it needs, or on one
                season for a forecast.
              </p>
            </Grid>
            <PilotSteps />
          </Stack>
        </Wrap>
      </Section>
      <BlindComparison />
      <Section>
        <Wrap>
          <Stack as="section" gap={8} stretch id="protocol">
            <Cluster spread>
              <h2>A test protocol for any vendor, us included</h2>
              <DownloadList files={[downloads.testProtocol]} />
            </Cluster>
            <TestRules />
          </Stack>
          <Grid as="section" split="4-8" gap={6} className={page.part}>
            <Stack gap={4}>
              <h2>How many defects a test needs</h2>
              <p className={text.muted}>
                A test that misses nothing supports a detection rate of at least this, at 95%
                confidence. The bound is 0.05 to the power of 1/n, for defects that were chosen
                without looking at the result.
              </p>
            </Stack>
            <DetectionCurve />
          </Grid>
        </Wrap>
      </Section>
      <ClosingCall question="Test us on the stretch that you know best." />
    </>
  ),
});

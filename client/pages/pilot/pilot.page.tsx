import { detectionBound } from "../../../shared/content/detection-bound.ts";
import { pilotSteps, testRules } from "../../../shared/content/pilot.ts";
import { downloads } from "../../../shared/downloads/downloads.ts";
import { paths } from "../../../shared/paths.ts";
import { Actions } from "../../components/actions.tsx";
import { Button } from "../../components/button.tsx";
import { DownloadList } from "../../components/download-list.tsx";
import { ItemTable } from "../../components/item-table.tsx";
import { Section, Stack, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import styles from "../privacy/privacy-page.module.css";

/** The numbers of defects for which the page states what a test without a miss supports. */
const testSizes = [15, 29, 59];

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
  View: () => (
    <Section flush="top">
      <Wrap>
        <Breadcrumb items={[{ label: "Pilot" }]} />
        <h1 className={styles.title}>Test us on your own line or in your own mine</h1>
        <p className={text.lead}>
          A pilot as we propose it; your contract decides. You keep your own inspections throughout.
        </p>
        <Picture name="rail-summer" alt="" sizes="92vw" className={styles.picture} priority />
        <Stack as="section" gap={6} stretch className={styles.part}>
          <h2>Six steps, each with a way out</h2>
          <ItemTable
            columns={["Step", "You bring", "You receive", "It goes on when"]}
            items={pilotSteps.map(({ name, youBring, youReceive, goesOnWhen }, index) => ({
              name: `${index + 1}. ${name}`,
              cells: [youBring, youReceive, goesOnWhen],
            }))}
          />
        </Stack>
        <Stack as="section" gap={6} stretch className={styles.part} id="protocol">
          <h2>A test protocol for any vendor, us included</h2>
          <ItemTable
            columns={["Subject", "Rule", "Record"]}
            items={testRules.map(({ subject, rule, record }) => ({
              name: subject,
              cells: [rule, record],
            }))}
          />
          <DownloadList files={[downloads.testProtocol]} />
        </Stack>
        <Stack as="section" gap={6} stretch className={styles.part}>
          <h2>How many defects a test needs</h2>
          <ItemTable
            columns={["Found, none missed", "Supports a detection rate of at least"]}
            items={testSizes.map((size) => ({
              name: `${size} of ${size}`,
              cells: [`${(detectionBound(size) * 100).toFixed(1)}%, at 95% confidence`],
            }))}
          />
          <p className={text.muted}>
            The bound is 0.05 to the power of 1/n. It assumes defects that were chosen without
            looking at the result.
          </p>
        </Stack>
        <Actions className={styles.part}>
          <Button href={paths.bookADemo()}>Book a demo</Button>
          <MoreLink href={paths.security()}>For your security review</MoreLink>
        </Actions>
      </Wrap>
    </Section>
  ),
});

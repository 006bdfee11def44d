import { departments } from "../../../shared/content/departments.ts";
import { headlines } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { Button } from "../../components/button.tsx";
import { Caption } from "../../components/caption.tsx";
import { Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { LinkList } from "../../components/link-list.tsx";
import { MailAddress } from "../../components/mail-address.tsx";
import { Picture } from "../../components/picture.tsx";
import { Island } from "../../island/island.tsx";
import { applicationMail } from "../../islands/careers-list/application-mail.ts";
import { careersList } from "../../islands/careers-list/careers-list.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import styles from "./careers-page.module.css";

/** The mission, the departments with their open roles, and an address for general applications. */
export const careers = definePage<{ careersEmail: string }>({
  name: "careers",
  path: paths.careers(),
  cache: "static",
  load: ({ site }) => ({ careersEmail: site.careersEmail }),
  head: () => ({
    title: "Careers",
    description:
      "Work on sensors for real track and real mines: open positions by department, what each role does, and how to apply by e-mail.",
  }),
  View: ({ data: { careersEmail } }) => (
    <>
      <Mission />
      <Section flush>
        <Wrap className={styles.positions}>
          <Stack gap={6} stretch>
            <h2>Open Positions by Department</h2>
            <Island of={careersList} props={{ careersEmail }} />
          </Stack>
        </Wrap>
      </Section>
      <Section tone="surface" flush>
        <Wrap className={styles.ending}>
          <OnTheTrack />
          <OtherRoles careersEmail={careersEmail} />
        </Wrap>
      </Section>
    </>
  ),
});

/** The open roles, each with a link that opens it in the list. */
function OpenRoles() {
  const links = departments.flatMap(({ name: note, roles }) =>
    roles.map(({ slug, title: label }) => ({ href: `#${slug}`, label, note })),
  );
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="open-positions" data-screen-only="">
      <Caption id="open-positions">Open positions</Caption>
      <LinkList links={links} large className={styles.roles} />
    </nav>
  );
}

function OnTheTrack() {
  return (
    <>
      <Stack gap={3}>
        <h2>Some days are outdoors</h2>
        <p className={text.muted}>
          Hardware leaves the bench with the people who made it: they plan its installation and
          support it in the field.
        </p>
      </Stack>
      <Picture
        name="hero-vehicle"
        sizes="(width >= 64rem) 54vw, 92vw"
        className={styles.outdoors}
      />
    </>
  );
}

function OtherRoles({ careersEmail }: { careersEmail: string }) {
  return (
    <Stack gap={3}>
      <h2>Don't See Your Role?</h2>
      <p className={text.muted}>
        Write to us and say what you would like to work on:{" "}
        <a className={text.signal} href={`mailto:${careersEmail}`}>
          <MailAddress>{careersEmail}</MailAddress>
        </a>
      </p>
      <Button
        variant="secondary"
        size="lg"
        href={applicationMail(careersEmail, "General Application")}
        className={styles.send}
      >
        Send General Application
      </Button>
    </Stack>
  );
}

function Mission() {
  return (
    <>
      <Wrap>
        <Breadcrumb items={[{ label: "Careers" }]} />
        <Grid split="8-4" gap={6} align="end" className={styles.mission}>
          <Stack gap={5}>
            <h1 className={text.display}>{headlines.careers}</h1>
            <Stack gap={2} className={styles.work}>
              <p>Sensors on real track and in real mines.</p>
              <p className={text.muted}>
                What you design is bolted to a vehicle and sent into service. You then see the data
                that it returns.
              </p>
            </Stack>
          </Stack>
          <OpenRoles />
        </Grid>
      </Wrap>
      <Picture name="careers-bench" className={styles.bench} priority />
    </>
  );
}

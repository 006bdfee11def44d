import { departments } from "../../../shared/content/departments.ts";
import { headlines } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { MailAddress } from "../../components/mail-address.tsx";
import { Picture } from "../../components/picture.tsx";
import { Island } from "../../island/island.tsx";
import { applicationMail } from "../../islands/careers-list/application-mail.ts";
import { careersList } from "../../islands/careers-list/careers-list.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import styles from "./careers-page.module.css";
import { InService } from "./in-service.tsx";

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
        <Wrap>
          <Grid split="4-8" gap={4} className={styles.part}>
            <h2>Open Positions by Department</h2>
            <Island of={careersList} props={{ careersEmail }} />
          </Grid>
        </Wrap>
      </Section>
      <InService />
      <OtherRoles careersEmail={careersEmail} />
    </>
  ),
});

function Mission() {
  return (
    <>
      <Wrap>
        <Breadcrumb items={[{ label: "Careers" }]} />
        <Grid split="8-4" gap={4} align="end" className={styles.mission}>
          <h1 className={text.display}>{headlines.careers}</h1>
          <Stack gap={2}>
            <p className={text.label}>Sensors on real track and in real mines.</p>
            <p className={text.muted}>
              What you design is bolted to a vehicle and sent into service. You then see its data.
            </p>
          </Stack>
        </Grid>
      </Wrap>
      <div className={styles.bench}>
        <Picture name="careers-bench" className={styles.picture} priority />
        <OpenRoles />
      </div>
    </>
  );
}

/** The open roles, each beside the part of the picture that it makes, with a link that opens it in the list. */
function OpenRoles() {
  const roles = departments.flatMap((department) => department.roles);
  return (
    <nav aria-label="Open positions" className={styles.roles} data-screen-only="">
      {roles.map(({ slug, title, makes }) => (
        <a key={slug} href={`#${slug}`} className={styles.role} data-role={slug}>
          <b className={classNames(text.headline, text.h4)}>{title}</b>
          <span className={text.small}>{makes}</span>
        </a>
      ))}
    </nav>
  );
}

function OtherRoles({ careersEmail }: { careersEmail: string }) {
  return (
    <Section tone="surface" flush>
      <Wrap>
        <Grid split="rest" gap={6} align="center" className={styles.other}>
          <Stack gap={3}>
            <h2>Don't See Your Role?</h2>
            <p className={text.muted}>
              Write to us and say what you would like to work on:{" "}
              <a className={text.signal} href={`mailto:${careersEmail}`}>
                <MailAddress>{careersEmail}</MailAddress>
              </a>
            </p>
          </Stack>
          <div>
            <Button size="lg" href={applicationMail(careersEmail, "General Application")}>
              Send General Application
            </Button>
          </div>
        </Grid>
      </Wrap>
    </Section>
  );
}

import type { CaptchaProvider } from "../../../shared/captcha.ts";
import { headlines } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { CompanyAnswers } from "../../components/company-answers.tsx";
import { ItemTable } from "../../components/item-table.tsx";
import { Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import page from "../text-page.module.css";
import { type ContactedHost, contactedHosts } from "./contacted-hosts.ts";
import { DataFlow } from "./data-flow.tsx";
import styles from "./privacy-page.module.css";
import { storedItems } from "./stored-items.ts";

export interface PrivacyData {
  captcha: CaptchaProvider;
  /** Address of the provider's player, if the operator has configured one. */
  videoEmbedUrl?: string | undefined;
  /** Days after which demo requests are deleted; undefined if they are not deleted automatically. */
  retentionDays?: number | undefined;
}

/** Stored data and contacted hosts, according to the program and its configuration. */
export const privacy = definePage<PrivacyData>({
  name: "privacy",
  path: paths.privacy(),
  cache: "static",
  load: ({ captcha, hostedVideo, retentionDays }) => ({
    captcha: captcha.provider,
    videoEmbedUrl: hostedVideo.embedUrl,
    retentionDays,
  }),
  head: () => ({
    title: "Privacy",
    description:
      "What this site stores, why and for how long, and which hosts a visitor's browser talks to. No sign-in, no profile, no cookies of ours.",
  }),
  View: ({ data: { captcha, videoEmbedUrl, retentionDays }, site }) => {
    const items = storedItems({ captcha, retentionDays, company: site.company });
    const hosts = contactedHosts(captcha, videoEmbedUrl);
    return (
      <>
        <Section flush="top">
          <Wrap>
            <Breadcrumb items={[{ label: "Privacy" }]} />
            <div className={page.opening}>
              <h1 className={page.title}>{headlines.privacy}</h1>
              <p className={text.lead}>
                No sign-in and no cookies of ours. This page lists what is stored, why, and for how
                long.
              </p>
            </div>
            <DataFlow items={items} hosts={hosts} />
            <Stack as="section" gap={6} stretch className={classNames(page.part, styles.stored)}>
              <h2>What is stored</h2>
              <ItemTable
                columns={["What, and why", "How long"]}
                items={items.map(({ what, detail, why, howLong }) => ({
                  name: what,
                  detail: (
                    <>
                      <span className={styles.why}>{why}</span> {detail && `${detail}.`}
                    </>
                  ),
                  cells: [
                    <span key={what} className={styles.kept}>
                      {howLong}
                    </span>,
                  ],
                }))}
              />
            </Stack>
            <CompanyAnswers
              company={site.company}
              of={["privacyOfficer", "hostingCountry", "mailingAddress"]}
              className={page.part}
            />
          </Wrap>
        </Section>
        <Section tone="surface" flush className={styles.ending}>
          <Wrap>
            <Grid split="6-6" gap={10}>
              <Hosts of={hosts} />
              <Stack as="section" gap={4}>
                <h2>Correct or delete your data</h2>
                <p className={text.lead}>
                  To see, correct or delete what we hold, write to us. Name the reference from your
                  receipt if you have it.
                </p>
                <MoreLink href={`mailto:${site.contactEmail}?subject=Privacy`}>
                  {site.contactEmail}
                </MoreLink>
              </Stack>
            </Grid>
          </Wrap>
        </Section>
      </>
    );
  },
});

/** The hosts that the browser contacts: only this site, or a list with a filled square at each. */
function Hosts({ of: hosts }: { of: readonly ContactedHost[] }) {
  const [site, ...others] = hosts;
  if (others.length === 0) {
    return (
      <Stack as="section" gap={4} id="hosts">
        <h2>No other host is contacted</h2>
        <p className={text.lead}>{site?.text}</p>
      </Stack>
    );
  }
  return (
    <Stack as="section" gap={4} stretch id="hosts">
      <h2>Hosts contacted</h2>
      <ul className={styles.hosts}>
        {hosts.map(({ name, text: detail }) => (
          <li key={name} className={styles.host}>
            <b className={classNames(text.headline, text.h3, styles.name)}>{name}</b>
            <span className={text.muted}>{detail}</span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

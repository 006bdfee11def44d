import type { CaptchaProvider } from "../../../shared/captcha.ts";
import { capital } from "../../../shared/content/figure.ts";
import { headlines } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import type { Company } from "../../../shared/site.ts";
import { BandOpening, Contents } from "../../blocks/band-opening.tsx";
import { Ledger, type LedgerProps, type LedgerRow } from "../../blocks/ledger.tsx";
import { Passage } from "../../blocks/passage.tsx";
import { Button } from "../../components/button.tsx";
import { MailAddress } from "../../components/mail-address.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { definePage, type PageContext } from "../../page.ts";
import { linkTo } from "../part-link.ts";
import { contactedHosts } from "./contacted-hosts.ts";
import { storedItems } from "./stored-items.ts";

export interface PrivacyData {
  captcha: CaptchaProvider;
  /** Address of the provider's player, if the operator has configured one. */
  videoEmbedUrl?: string | undefined;
  /** Days after which demo requests are deleted; undefined if they are not deleted automatically. */
  retentionDays?: number | undefined;
  requestCopies?: PageContext["requestCopies"];
}

/** Stored data and contacted hosts, according to the program and its configuration. */
export const privacy = definePage<PrivacyData>({
  name: "privacy",
  path: paths.privacy(),
  cache: "static",
  load: ({ captcha, hostedVideo, retentionDays, requestCopies }) => ({
    captcha: captcha.provider,
    videoEmbedUrl: hostedVideo.embedUrl,
    retentionDays,
    requestCopies,
  }),
  head: () => ({
    title: "Privacy",
    description:
      "What this site stores, why and for how long, and which hosts a visitor's browser talks to. There is no sign-in and no profile, and this site sets no cookies.",
  }),
  header: "over-opening",
  View: ({ data: { captcha, videoEmbedUrl, ...data }, site: { company, contactEmail } }) => {
    const hosts = contactedHosts(captcha, videoEmbedUrl);
    const stored: LedgerProps = {
      id: "stored",
      title: "What is stored",
      lead: "This site sets no cookies. Where something is kept until you ask, no earlier date is set.",
      columns: ["What", "Why, and what it holds", "How long"],
      counts: "kinds of data",
      of: storedItems({ captcha, company, ...data }).map(({ what, detail, why, howLong }) => ({
        name: what,
        text: detail ? `${why} ${detail}.` : why,
        note: <FirstStrong text={howLong} />,
      })),
    };
    const hosting = { id: "responsibility", title: "Hosts and responsibility" };
    const yourData = { id: "your-data", title: "See, correct or delete your data" };
    return (
      <>
        <BandOpening
          trail={[{ label: "Privacy" }]}
          title={headlines.privacy}
          lead="With a request, we also keep how you came to the form. This page lists what it stores, why, and for how long."
          second={{ href: `#${yourData.id}`, text: yourData.title }}
          band={
            <Contents
              links={[
                { href: "#hosts", label: "No sign-in", number: { value: 0, unit: "cookies" } },
                linkTo({ ...hosting, of: hosts.slice(1), counts: "other hosts" }),
                linkTo(stored),
              ]}
            />
          }
        />
        <Ledger {...stored} />
        <Ledger tone="surface" {...hosting} of={[...hosts, ...inCharge(contactEmail, company)]} />
        <Passage
          {...yourData}
          tone="night"
          actions={
            <>
              <Button size="lg" href={`mailto:${contactEmail}?subject=Privacy`}>
                Send a privacy request
              </Button>
              <MoreLink href={paths.security()}>For your security review</MoreLink>
            </>
          }
        >
          <p>
            Write to <MailAddress subject="Privacy">{contactEmail}</MailAddress>. Name the reference
            on your receipt if you have it. If our answer does not satisfy you, you can complain to
            the Office of the Privacy Commissioner of Canada (priv.gc.ca) or, in Quebec, to the
            province’s own commission (cai.gouv.qc.ca).
          </p>
        </Passage>
      </>
    );
  },
});

/** A text whose first sentence stands out. */
function FirstStrong({ text }: { text: string }) {
  const [first, ...others] = text.split(/(?<=\.) /);
  return [<b key="first">{first}</b>, ` ${others.join(" ")}`];
}

/** Who is in charge, and where the company is; the last row says what is not configured. */
function inCharge(contactEmail: string, company: Company = {}): LedgerRow[] {
  const rows = [
    { name: "Person in charge of personal information", text: company.privacyOfficer },
    { name: "Company", text: company.legalName },
    { name: "Country of hosting", text: company.hostingCountry },
    { name: "Mailing address", text: company.mailingAddress },
  ];
  const published = rows.filter(({ text }) => text !== undefined);
  const missing = rows.filter(({ text }) => text === undefined).map(({ name }) => name);
  if (missing.length === 0) return published;
  const ask = (
    <>
      {capital(new Intl.ListFormat("en-GB").format(missing).toLowerCase())}: write to{" "}
      <MailAddress subject="Privacy">{contactEmail}</MailAddress>.
    </>
  );
  return [...published, { name: "Not published yet", text: ask }];
}

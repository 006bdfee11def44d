import { capital } from "../../../shared/content/figure.ts";
import { headlines } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import type { Company } from "../../../shared/site.ts";
import { BandOpening, Contents } from "../../blocks/band-opening.tsx";
import { Ledger, type LedgerPart, type LedgerRow } from "../../blocks/ledger.tsx";
import { Passage } from "../../blocks/passage.tsx";
import { Button } from "../../components/button.tsx";
import { MailAddress } from "../../components/mail-address.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { definePage } from "../../page.ts";
import { contactedHosts } from "./contacted-hosts.ts";
import { type StorageSettings, type StoredItem, storedItems } from "./stored-items.ts";

export interface PrivacyData extends Omit<StorageSettings, "company"> {
  /** Address of the provider's player, if the operator has configured one. */
  videoEmbedUrl?: string | undefined;
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
    const stored = storedItems({ captcha, company, ...data });
    const counts = [
      ["#stored", "Cookies", 0, "This site sets no cookies and has no sign-in."],
      ["#hosts", "Other hosts", hosts.length - 1, "that take part in a page of this site"],
      ["#stored", "Kinds of data", stored.length, "listed below, with why and how long"],
    ] as const;
    const hosting = {
      id: "hosts",
      title: "Hosts and responsibility",
      rows: [...hosts, ...inCharge(contactEmail, company)],
    };
    const yourData = { id: "your-data", title: "See, correct or delete your data" };
    return (
      <>
        <BandOpening
          trail={[{ label: "Privacy" }]}
          title={headlines.privacy}
          lead="This page lists what the site stores, why, and for how long. With a request, that includes how you came to the form."
          second={{ href: `#${yourData.id}`, text: yourData.title }}
          band={
            <Contents
              links={counts.map(([href, label, value, context]) => ({
                href,
                label,
                number: { value },
                context,
              }))}
            />
          }
        />
        <Ledger id="stored" of={{ parts: byPeriod(stored) }} />
        <Ledger tone="surface" of={{ parts: [hosting] }} />
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

function byPeriod(items: readonly StoredItem[]): LedgerPart[] {
  return [...new Set(items.map(({ period }) => period))].map((title) => ({
    title,
    rows: items
      .filter(({ period }) => period === title)
      .map(({ what, detail, why, limits }) => ({
        name: what,
        text: [why, detail && `${detail}.`, limits].filter(Boolean).join(" "),
      })),
  }));
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
  return [...published, { name: "On request", text: ask }];
}

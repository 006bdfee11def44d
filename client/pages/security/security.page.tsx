import { capital, inWords } from "../../../shared/content/figure.ts";
import { regimes, vendorQuestions } from "../../../shared/content/vendor-questions.ts";
import { downloads } from "../../../shared/downloads/downloads.ts";
import { paths } from "../../../shared/paths.ts";
import { Actions } from "../../components/actions.tsx";
import { Button } from "../../components/button.tsx";
import { CompanyAnswers } from "../../components/company-answers.tsx";
import { Cluster, Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import { contactedHosts } from "../privacy/contacted-hosts.ts";
import { storedItems } from "../privacy/stored-items.ts";
import { FirstAnswers, firstAnswers } from "./first-answers.tsx";
import { QuestionList } from "./question-list.tsx";
import { ResponseHeaders, type SiteCounts } from "./response-headers.tsx";
import styles from "./security-page.module.css";

/** What a security reviewer asks: what this site answers, what is configured, and questions to any vendor. */
export const securityPage = definePage<SiteCounts>({
  name: "security",
  path: paths.security(),
  cache: "static",
  load: ({ captcha: { provider: captcha }, hostedVideo }) => ({
    storedItems: storedItems({ captcha }).length,
    otherHosts: contactedHosts(captcha, hostedVideo.embedUrl).filter(({ when }) => when).length,
  }),
  head: () => ({
    title: "Security",
    description:
      "For your security review: what this site stores and contacts, and the questions to put to any vendor of monitoring, us included.",
  }),
  header: "over-opening",
  View: ({ data, site }) => (
    <>
      <Section tone="night" flush underHeader className={styles.opening}>
        <Wrap>
          <Breadcrumb items={[{ label: "Security" }]} />
          <Grid split="5-7" gap={8} align="center" className={styles.words}>
            <Stack gap={6} stretch>
              <h1 className={text.display}>For your security review</h1>
              <p className={text.lead}>
                {vendorQuestions.length} questions to put to any vendor, us included. What you can
                check now is this website; it does not prove the product.
              </p>
              <Actions>
                <Button size="lg" href={downloads.vendorQuestions.path} download>
                  Download the questions
                </Button>
                {(site.company?.securityEmail ?? site.publishedContact?.email) && (
                  <MoreLink href={paths.securityTxt()}>Report a vulnerability</MoreLink>
                )}
              </Actions>
            </Stack>
            <ResponseHeaders origin={site.url} counts={data} />
          </Grid>
        </Wrap>
      </Section>
      <Section flush className={styles.band}>
        <Wrap>
          <Stack gap={6} stretch>
            <div>
              <h2>
                {capital(inWords(firstAnswers.length))} of the {vendorQuestions.length} questions:
                what we can say here
              </h2>
              <p className={text.muted}>
                One is answered; two are settled with you. The others have no answer on this site:
                send us the list, and ask for the evidence.
              </p>
            </div>
            <FirstAnswers />
          </Stack>
          <CompanyAnswers company={site.company} className={styles.company} />
        </Wrap>
      </Section>
      <Section flush className={styles.band}>
        <Wrap>
          <Grid split="4-8" gap={5}>
            <h2 className={styles.lawsTitle}>Laws and guidance for a review in Canada</h2>
            <ul className={styles.laws}>
              {regimes.map(({ name, subject, href }) => (
                <li key={name}>
                  <h3>
                    <a href={href} className={text.signal}>
                      {name}
                    </a>
                  </h3>
                  <p>{capital(subject)}</p>
                </li>
              ))}
            </ul>
          </Grid>
        </Wrap>
      </Section>
      <Section tone="surface" flush className={styles.band}>
        <Wrap>
          <h2>All {vendorQuestions.length} questions</h2>
          <QuestionList />
          <Cluster gap={4} className={styles.send}>
            <Button size="lg" href={`mailto:${site.contactEmail}?subject=Security%20review`}>
              Send us your list
            </Button>
            <p className={text.muted}>or these questions, to {site.contactEmail}</p>
          </Cluster>
        </Wrap>
      </Section>
    </>
  ),
});

import { type CaptchaProvider, captchas } from "../../../shared/captcha.ts";
import { paths } from "../../../shared/paths.ts";
import { Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import page from "../text-page.module.css";
import { FieldLooks } from "./field-looks.tsx";
import styles from "./findings.module.css";
import { KnownLimits, Untested } from "./known-gaps.tsx";
import { TestsShown } from "./tests-shown.tsx";

export interface AccessibilityData {
  captcha: CaptchaProvider;
  hasHostedVideo: boolean;
  hasTranscript: boolean;
}

/** The accessibility statement: what is tested and how, known gaps, and a contact. */
export const accessibility = definePage<AccessibilityData>({
  name: "accessibility",
  path: paths.accessibility(),
  cache: "static",
  load: ({ captcha, hostedVideo }) => ({
    captcha: captcha.provider,
    hasHostedVideo: hostedVideo.embedUrl !== undefined,
    hasTranscript: hostedVideo.transcript !== undefined,
  }),
  head: () => ({
    title: "Accessibility",
    description:
      "What is tested on this site for people with disabilities, how it is tested, which gaps are known, and whom to tell of others.",
  }),
  View: ({ data: { captcha, hasHostedVideo, hasTranscript }, site }) => (
    <Section flush="top">
      <Wrap>
        <Breadcrumb items={[{ label: "Accessibility" }]} />
        <div className={page.opening}>
          <h1 className={page.title}>What we test, and what we have not tested.</h1>
          <p className={text.lead}>
            We aim at level AA of WCAG 2.2 and test for it automatically. No independent body has
            assessed this site.
          </p>
        </div>
        <FieldLooks />
        <Grid split="7-5" gap={12} className={page.part}>
          <Stack as="section" gap={5} stretch>
            <h2>What is tested</h2>
            <TestsShown />
          </Stack>
          <Stack gap={10} stretch className={styles.side}>
            <Stack as="section" gap={5} stretch>
              <h2>What is not tested</h2>
              <Untested
                hostedCaptcha={captchas[captcha].hosted ? captchas[captcha].label : undefined}
                hasHostedVideo={hasHostedVideo}
              />
            </Stack>
            <Stack as="section" gap={5} stretch>
              <h2>Known limits</h2>
              <KnownLimits lacksTranscript={hasHostedVideo && !hasTranscript} />
            </Stack>
            <Stack as="section" gap={3} className={styles.tell}>
              <h2 className={text.h3}>Tell us</h2>
              <p>
                If something is in your way, write to us. Name the page and the program that you
                use. You can also ask for a page as plain text, or request a demo by e-mail.
              </p>
              <MoreLink href={`mailto:${site.contactEmail}?subject=Accessibility`}>
                {site.contactEmail}
              </MoreLink>
            </Stack>
          </Stack>
        </Grid>
      </Wrap>
    </Section>
  ),
});

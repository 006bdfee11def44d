import { type CaptchaProvider, captchas } from "../../../shared/captcha.ts";
import { paths } from "../../../shared/paths.ts";
import { BandOpening, Contents, type PartLink } from "../../blocks/band-opening.tsx";
import { Ledger, type LedgerPart, type LedgerProps } from "../../blocks/ledger.tsx";
import { Passage } from "../../blocks/passage.tsx";
import { Button } from "../../components/button.tsx";
import { MailAddress } from "../../components/mail-address.tsx";
import { definePage } from "../../page.ts";

/** What the browser tests check. */
const tested: LedgerProps = {
  id: "tested",
  title: "What is tested",
  columns: ["Test", "Passes when", "On"],
  notes: "plain",
  of: [
    {
      name: "Keyboard and zoom",
      text: "It works by keyboard alone, at 400% zoom. A checking program (axe-core) runs after every step.",
      note: "The form, the careers list, the filters, the Dashboard and the fleet’s replay",
    },
    {
      id: "large-text",
      name: "Large and spaced text",
      text: "Nothing is cut off at double size, at 200% zoom, or with wider lines, words and letters.",
      note: "One page of every kind",
    },
    {
      id: "touch",
      name: "Touch",
      text: "Each control outside running text is a target 42 pixels wide and high.",
      note: "One page of every kind, also in the menu",
    },
    {
      name: "Screen reader",
      text: "What it is told is compared with a text that we keep. Drawings have a name or are decoration.",
      note: "The form in each state, menus, roles, search",
    },
    {
      name: "Colours and motion",
      text: "The program finds no fault in light, dark and forced colours. On request, logos and milestones stand still.",
      note: "One page of every kind",
    },
    {
      name: "Without script",
      text: "The server answers, and the form becomes an e-mail link.",
      note: "Search, filters, the force explorer, the Dashboard and the fleet map",
    },
  ],
};

/** What the tests ask, in numbers. */
const measured: readonly PartLink[] = [
  {
    href: "#tested",
    label: "Zoom",
    number: { value: 400, unit: "%" },
    context: "by keyboard, without scrolling sideways",
  },
  {
    href: "#large-text",
    label: "Large text",
    number: { value: 200, unit: "%" },
    context: "of its size, with nothing cut off",
  },
  {
    href: "#touch",
    label: "Touch",
    number: { value: 42, unit: "pixels" },
    context: "wide and high, each target",
  },
];

const tellUs = { id: "tell-us", title: "Tell us what is in your way" };

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
  header: "over-opening",
  View: ({ data, site: { contactEmail } }) => (
    <>
      <BandOpening
        trail={[{ label: "Accessibility" }]}
        title={"Tested by keyboard, in\u00a0large\u00a0text, without script"}
        lead="We aim at level AA of WCAG 2.2 and test for it automatically. No independent body has assessed this site."
        second={{ href: `#${tellUs.id}`, text: tellUs.title }}
        band={
          <Contents
            links={[
              ...measured,
              ...gaps(data)
                .slice(0, 1)
                .map(({ id, title, missing, rows }) => ({
                  href: `#${id}`,
                  label: title,
                  number: { value: rows.length, unit: "gaps" },
                  context: "that we know of",
                  missing,
                })),
            ]}
          />
        }
      />
      <Ledger {...tested} />
      <Ledger tone="night" of={{ parts: gaps(data) }} />
      <Passage
        {...tellUs}
        tone="surface"
        actions={
          <Button size="lg" href={`mailto:${contactEmail}?subject=Accessibility`}>
            Report a barrier
          </Button>
        }
      >
        <p>
          Write to <MailAddress subject="Accessibility">{contactEmail}</MailAddress>. Name the page
          and the program that you use. You can also ask for a page as plain text, or request a demo
          by e-mail.
        </p>
      </Passage>
    </>
  ),
});

/** What the tests do not cover, and what does not work equally well for everybody. */
function gaps({ captcha, hasHostedVideo, hasTranscript }: AccessibilityData): LedgerPart[] {
  const { hosted, label } = captchas[captcha];
  return [
    {
      id: "not-tested",
      title: "What is not tested",
      missing: true,
      rows: [
        {
          name: "Assistive technology",
          text: "No person who uses a screen reader or other assistive technology has tested the site for us yet.",
        },
        {
          name: "Firefox and Safari",
          text: "These tests run in Chromium. In Firefox and in WebKit, the engine of Safari, we test the form, the menus and each interface, but not their accessibility.",
        },
        {
          name: "Alternative texts",
          text: "Pictures in posts must have alternative texts. No test can tell whether they describe the picture well.",
        },
        ...(hosted
          ? [
              {
                name: "The captcha",
                text: `The captcha comes from ${label}. Our tests do not look inside it.`,
              },
            ]
          : []),
        ...(hasHostedVideo
          ? [
              {
                name: "The player",
                text: "The video’s player comes from another provider. Our tests do not look inside it.",
              },
            ]
          : []),
      ],
    },
    {
      id: "known-limits",
      title: "Known limits",
      missing: true,
      rows: [
        {
          name: "Code and tables",
          text: "On a phone, long lines of code and wide tables in posts scroll sideways in their box.",
        },
        {
          name: "Diagrams",
          text: "Diagrams have a text for screen readers that says what they show. It is shorter than the drawing.",
        },
        ...(hasHostedVideo && !hasTranscript
          ? [{ name: "The transcript", text: "The video on Book a Demo has no transcript." }]
          : []),
      ],
    },
  ];
}

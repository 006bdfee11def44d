import { messages } from "../../../shared/messages.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { Section, Wrap } from "../../components/section.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { Steps } from "../../components/steps.tsx";
import { Tally } from "../../components/tally.tsx";
import { TextField } from "../../components/text-field.tsx";
import { Ticks } from "../../components/ticks.tsx";
import { Toast } from "../../components/toast.tsx";
import { Verdict } from "../../components/verdict.tsx";
import { definePage } from "../../page.ts";
import styles from "./parts-page.module.css";

const variants = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;
const sizes = ["sm", "default", "lg"] as const;
const tones = ["page", "drift", "night"] as const;

/** Every part in its states on every ground, for whoever works on them. */
export const partsPage = definePage<object>({
  head: () => ({ title: "Parts", description: "The site's parts in their states.", noindex: true }),
  View: () => (
    <>
      <Wrap className={styles.head}>
        <h1>Parts</h1>
      </Wrap>
      {tones.map((tone) => (
        <Section key={tone} tone={tone}>
          <Wrap className={styles.parts}>
            <h2>On {tone}</h2>
            <Buttons />
            <Fields ground={tone} />
            <Marks />
          </Wrap>
        </Section>
      ))}
    </>
  ),
});

function Buttons() {
  return variants.map((variant) => (
    <div key={variant} className={styles.row}>
      {sizes.map((size) => (
        <Button key={size} variant={variant} size={size}>
          {`${variant}, ${size}`}
        </Button>
      ))}
      <Button variant={variant} size="icon" aria-label={`${variant}, icon`}>
        +
      </Button>
      <Button variant={variant} disabled>
        Disabled
      </Button>
      <Button variant={variant} busy>
        Submitting...
      </Button>
    </div>
  ));
}

function Fields({ ground }: { ground: string }) {
  return (
    <div className={styles.fields}>
      <TextField id={`${ground}-empty`} label="Empty" required />
      <TextField id={`${ground}-hint`} label="With a hint" hint="What belongs here" />
      <TextField
        id={`${ground}-wrong`}
        label="Wrong"
        defaultValue="ada"
        error={messages.invalidEmail}
      />
      <TextField id={`${ground}-off`} label="Disabled" defaultValue="ada@example.com" disabled />
      <SelectField id={`${ground}-choice`} label="Choice" options={["Railways", "Mining"]} />
    </div>
  );
}

function Marks() {
  return (
    <>
      <div className={styles.row}>
        <Badge category="blog" />
        <Badge category="press_release" />
        <Verdict urgency="first" />
        <Verdict urgency="next" />
        <Verdict urgency="planned" />
      </div>
      <Ticks />
      <Tally of={130} counted={{ bold: 10 }} />
      <Steps
        variant="list"
        steps={[
          { title: "One", text: "The first thing." },
          { title: "Two", text: "The next." },
        ]}
      />
      <Disclosure summary="Where this comes from">A source.</Disclosure>
      <div className={styles.row}>
        <Toast kind="error" title="Error" text="Please fill in all fields" onDismiss={nothing} />
        <Toast kind="success" title="Success!" text="It came in." onDismiss={nothing} />
      </div>
    </>
  );
}

function nothing() {}

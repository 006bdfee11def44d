import { type FormEvent, useEffect, useRef, useState } from "react";
import { industries, maxNameLength } from "../../../shared/demo-request.ts";
import type { Toast } from "../../../shared/machines/demo-form-context.ts";
import { failureMessages, messages } from "../../../shared/messages.ts";
import type { CaptchaSettings } from "../../captcha/captcha-widget.ts";
import { Button } from "../../components/button.tsx";
import { Stack } from "../../components/layout.tsx";
import { MissingCode } from "../../components/missing-code.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { TextField } from "../../components/text-field.tsx";
import { ToastRegion } from "../../components/toast.tsx";
import { defineIsland } from "../../island/define-island.ts";
import text from "../../styles/text.module.css";
import { honeypot, industryOf, mailLink, readAnswers } from "./answers.ts";
import { CaptchaBox } from "./captcha-box.tsx";
import styles from "./demo-form.module.css";
import {
  DemoFormActor,
  isFirstStep,
  isSending,
  stepOf,
  useEffectsOnPage,
} from "./demo-form-actor.ts";
import { machineInBrowser } from "./demo-form-machine.ts";
import { focusIds } from "./focus-ids.ts";
import { ReceiptCard } from "./receipt-card.tsx";
import { newRequestId } from "./send-request.ts";
import { useField } from "./use-field.ts";

interface DemoFormProps {
  captcha: CaptchaSettings;
  /** Preselected by the link to this page. */
  industry?: string;
  contactEmail: string;
  /** Where a prospect can choose a time for the demo. */
  schedulingUrl?: string;
}

/** A form that requests a demo in two steps, below the receipt of a stored request. */
export const demoForm = defineIsland({ name: "demo-form", View: DemoForm });

/** The actor starts after the first render, so that this equals the server's markup. */
function DemoForm({ captcha, industry, contactEmail, schedulingUrl }: DemoFormProps) {
  const [machine] = useState(() => machineInBrowser(captcha));
  const input = { preselected: industryOf(industry) };
  return (
    <DemoFormActor.Provider logic={machine} options={{ input }}>
      <ReceiptCard schedulingUrl={schedulingUrl} />
      <Form contactEmail={contactEmail} />
      <FormToast />
    </DemoFormActor.Provider>
  );
}

const labels = {
  email: "Continue",
  details: "Submit Request",
  submitting: "Submitting...",
} as const;

function Form({ contactEmail }: Pick<DemoFormProps, "contactEmail">) {
  const answers = DemoFormActor.useSelector(({ context }) => context.answers);
  const step = DemoFormActor.useSelector(stepOf);
  const isFirst = DemoFormActor.useSelector(isFirstStep);
  const sending = DemoFormActor.useSelector(isSending);
  const mail = mailLink(contactEmail, answers);
  useEffectsOnPage();
  return (
    <>
      <WithoutScript mail={mail} />
      <form
        {...useFormEvents()}
        id={focusIds.form}
        className={styles.form}
        aria-label="Demo request"
        tabIndex={-1}
        data-step={step}
        // Without script, a submit must not put the visitor's e-mail into the page's address.
        method="dialog"
        noValidate
      >
        <Stack gap={6} stretch>
          <p className={text.hidden} aria-live="polite">
            {!isFirst && "Step 2 of 2: your details"}
          </p>
          <TextField
            {...useField("email")}
            type="email"
            label="Email"
            autoComplete="email"
            disabled={!isFirst}
            hint={isFirst ? undefined : "Reload the page to change it."}
          />
          {!isFirst && <DetailsFields />}
          <CaptchaBox mail={mail} />
          <FailureNotice mail={mail} />
          <Honeypot />
          <div>
            <Button type="submit" size="lg" className={styles.submit} busy={sending}>
              {labels[step]}
            </Button>
          </div>
          <MissingCode>
            {" or "}
            <a href={mail} data-append="email">
              ask for a demo by e-mail
            </a>
          </MissingCode>
        </Stack>
      </form>
    </>
  );
}

/** A mailto link for visitors without script, because the captcha requires script. */
function WithoutScript({ mail }: { mail: string }) {
  return (
    <noscript>
      <Stack gap={6}>
        <p>This form needs JavaScript. Without it, please write to us:</p>
        <Button href={mail}>Ask for a demo by e-mail</Button>
      </Stack>
    </noscript>
  );
}

/** Explains why the last request failed and what to do. Unlike the toast it remains visible. */
function FailureNotice({ mail }: { mail: string }) {
  const failure = DemoFormActor.useSelector(({ context }) => context.failure);
  if (failure === null) return null;
  return (
    <div className={text.failure} id={focusIds.failure} tabIndex={-1}>
      <p>{failureMessages[failure]}</p>
      <MoreLink href={mail}>Send it by e-mail</MoreLink>
    </div>
  );
}

/** The toast of the machine's code. */
function FormToast() {
  const actor = DemoFormActor.useActorRef();
  const toast = DemoFormActor.useSelector(({ context }) => context.toast);
  const isHeld = DemoFormActor.useSelector((snapshot) => snapshot.hasTag("toastHeld"));
  return (
    <ToastRegion
      toast={toast && { ...toast, ...messages[toast.code], kind: kindOf(toast.code) }}
      isHeld={isHeld}
      onHold={() => actor.send({ type: "toast.held" })}
      onRelease={() => actor.send({ type: "toast.released" })}
      onDismiss={() => actor.send({ type: "toast.dismissed" })}
    />
  );
}

function kindOf(code: Toast["code"]) {
  return code === "requestSent" ? "success" : "error";
}

function useFormEvents() {
  const actor = DemoFormActor.useActorRef();
  const isFirst = DemoFormActor.useSelector(isFirstStep);
  const receipt = DemoFormActor.useSelector(({ context }) => context.receipt);
  const ref = useRef<HTMLFormElement>(null);

  // The visitor may have typed before this code was loaded.
  useEffect(() => {
    const { email } = readAnswers();
    if (email) actor.send({ type: "field.edited", field: "email", value: email });
  }, [actor]);

  // The controls keep their values themselves, so that what a form filler sets without an event is not lost.
  useEffect(() => {
    if (receipt) ref.current?.reset();
  }, [receipt]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, ...details } = readAnswers();
    if (isFirst) return actor.send({ type: "email.submitted", email, requestId: newRequestId() });
    const by = document.activeElement instanceof HTMLInputElement ? "enter" : "button";
    actor.send({ type: "details.submitted", by, details });
  };
  return { ref, onSubmit };
}

/**
 * A field that visitors cannot see or reach. If a request fills it in, a program has sent it. Its name and label
 * are none that browsers and password managers fill in.
 */
function Honeypot() {
  return (
    <div className={text.hidden} aria-hidden="true">
      <label htmlFor={honeypot.id}>Please leave this empty</label>
      <input {...honeypot} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

/** The fields of step 2. */
function DetailsFields() {
  const sending = DemoFormActor.useSelector(isSending);
  return (
    <fieldset className={styles.details} disabled={sending}>
      <TextField
        {...useField("fullName")}
        label="Full name"
        autoComplete="name"
        maxLength={maxNameLength}
      />
      <TextField
        {...useField("companyName")}
        label="Company name"
        autoComplete="organization"
        maxLength={maxNameLength}
      />
      <SelectField
        {...useField("industry")}
        label="Industry"
        options={industries}
        placeholder="Choose an industry"
      />
    </fieldset>
  );
}

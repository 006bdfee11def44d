import { type FormEvent, useEffect, useRef } from "react";
import { emptyDemoForm } from "../../../shared/machines/demo-form-context.ts";
import type { CaptchaSettings, Widget } from "../../captcha/captcha-widget.ts";
import { Button } from "../../components/button.tsx";
import { Stack } from "../../components/layout.tsx";
import { MissingCode } from "../../components/missing-code.tsx";
import { TextField } from "../../components/text-field.tsx";
import { ToastRegion } from "../../components/toast.tsx";
import { defineIsland } from "../../island/define-island.ts";
import { answersOf, fieldOfControl, industryOf } from "./answers.ts";
import { CaptchaBox } from "./captcha-box.tsx";
import styles from "./demo-form.module.css";
import { readSession, updateSession } from "./demo-form-session.ts";
import { DetailsFields } from "./details-fields.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { focusIds } from "./focus-ids.ts";
import { Honeypot } from "./honeypot.tsx";
import { mailLink } from "./mail-link.ts";
import { ReceiptCard } from "./receipt-card.tsx";
import { StepList } from "./step-list.tsx";
import { useDemoForm } from "./use-demo-form.ts";
import { useDraft } from "./use-draft.ts";
import { WhatYouWillSee } from "./what-you-will-see.tsx";
import { WithoutScript } from "./without-script.tsx";

interface DemoFormProps {
  captcha: CaptchaSettings;
  /** Preselected by the link to this page. */
  industry?: string;
  contactEmail: string;
  /** Where a prospect can choose a time for the demo. */
  schedulingUrl?: string;
}

/** A form that requests a demo in two steps, beside the receipt and the agenda of a demo. */
export const demoForm = defineIsland({ name: "demo-form", View: DemoForm });

function DemoForm({ captcha, industry, contactEmail, schedulingUrl }: DemoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const widget = useRef<Widget>(null);
  const { draft, saveAnswers, startRequest, clearDraft } = useDraft(industryOf(industry));
  const [snapshot, send] = useDemoForm({ form, widget, clearDraft });
  const { value, context } = snapshot;
  const isFirst = value.step === "email";
  const isSending = snapshot.hasTag("sending");
  const mail = mailLink(contactEmail, draft);

  useEffect(() => {
    const email = document.getElementById(focusIds.email) as HTMLInputElement | null;
    if (email?.value === "") email.value = readSession().draft?.email ?? "";
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email = "", ...details } = answersOf(event.currentTarget);
    if (isFirst) send({ type: "email.submitted", email, requestId: startRequest(email) });
    else send({ type: "details.submitted", details: { ...emptyDemoForm.details, ...details } });
  };
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    saveAnswers(answersOf(event.currentTarget));
    const edited = fieldOfControl((event.target as HTMLInputElement).name);
    if (edited) send({ type: "field.edited", field: edited });
  };
  const dismissReceipt = () => {
    updateSession({ receipt: undefined });
    send({ type: "receipt.dismissed" });
  };

  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <WithoutScript mail={mail} />
        <form
          id={focusIds.form}
          className={styles.form}
          ref={form}
          aria-label="Demo request"
          tabIndex={-1}
          data-step={value.step}
          // Without script, a submit must not put the visitor's e-mail into the page's address.
          method="dialog"
          noValidate
          onSubmit={submit}
          onInput={handleInput}
        >
          <Stack gap={6} rule="strong" stretch>
            <StepList isFirst={isFirst} />
            <TextField
              id={focusIds.email}
              name="email"
              type="email"
              label="Email"
              autoComplete="email"
              defaultValue=""
              disabled={!isFirst}
              hint={
                isFirst ? undefined : "To use another address, reload the page and start again."
              }
              error={context.errors.email}
              required
            />
            {!isFirst && (
              <>
                <fieldset className={styles.details} disabled={isSending}>
                  <DetailsFields draft={draft} errors={context.errors} />
                </fieldset>
                <CaptchaBox
                  settings={captcha}
                  state={stateOfCaptcha(value.captcha)}
                  send={send}
                  widget={widget}
                  mail={mail}
                />
              </>
            )}
            {context.failure && <FailureNotice reason={context.failure} mail={mail} />}
            <Honeypot />
            <div>
              <Button type="submit" size="lg" className={styles.submit} busy={isSending}>
                {labels[value.step]}
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
      </div>
      {context.receipt && (
        <ReceiptCard
          key={context.receipt.reference}
          receipt={context.receipt}
          schedulingUrl={schedulingUrl}
          onDismiss={dismissReceipt}
        />
      )}
      <WhatYouWillSee industry={draft.industry} />
      <ToastRegion toast={context.toast} onDismiss={() => send({ type: "toast.dismissed" })} />
    </div>
  );
}

const labels = {
  email: "Continue",
  details: "Submit Request",
  submitting: "Submitting...",
} as const;

function stateOfCaptcha<Outer extends string, Inner extends string>(
  value: Outer | { loaded: Inner },
): Outer | Inner {
  return typeof value === "string" ? value : value.loaded;
}

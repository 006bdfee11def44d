import { type FormEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { emptyDemoForm } from "../../../shared/machines/demo-form-context.ts";
import type { CaptchaSettings, Widget } from "../../captcha/captcha-widget.ts";
import { Button } from "../../components/button.tsx";
import { TextField } from "../../components/text-field.tsx";
import { ToastRegion } from "../../components/toast.tsx";
import { afterPaint } from "../../island/after-paint.ts";
import { defineIsland } from "../../island/define-island.ts";
import { answersOf, fieldNamed, industryOf } from "./answers.ts";
import { CaptchaBox } from "./captcha-box.tsx";
import styles from "./demo-form.module.css";
import { readSession, remember } from "./demo-form-session.ts";
import { DetailsFields } from "./details-fields.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { field, focusAfterSubmit } from "./focus.ts";
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
  /** Preselected by the page that led here. */
  industry?: string;
  contactEmail: string;
}

/** Asks for a demo in two steps, with what the visitor will see and the receipt beside it. */
export const demoForm = defineIsland({ name: "demo-form", View: DemoForm });

function DemoForm({ captcha, industry, contactEmail }: DemoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const widget = useRef<Widget>(null);
  /** From a submit until the frame after it: a second one would open another request. */
  const isSubmitting = useRef(false);
  const { draft, keep, open, forget } = useDraft(industryOf(industry));
  const [{ value, context }, send] = useDemoForm({ form, widget, forget });
  const isFirst = value.step === "email";
  const mail = mailLink(contactEmail, draft);

  useEffect(() => {
    const { draft, receipt } = readSession();
    const email = field(form.current, "email");
    if (email?.value === "") email.value = draft?.email ?? "";
    if (receipt) send({ type: "receipt.restored", receipt });
  }, [send]);
  useEffect(() => {
    if (context.receipt) remember({ receipt: context.receipt });
  }, [context.receipt]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    const submitted = event.currentTarget;
    const { email = "", ...details } = answersOf(submitted);
    afterPaint(() => {
      isSubmitting.current = false;
      // A toast that is said once more has to be a new element, or nobody hears it.
      flushSync(() => send({ type: "toast.dismissed" }));
      flushSync(() => {
        if (isFirst) send({ type: "email.submitted", email, requestId: open(email) });
        else send({ type: "details.submitted", details: { ...emptyDemoForm.details, ...details } });
      });
      focusAfterSubmit(submitted, isFirst);
    });
  };
  const edit = (event: FormEvent<HTMLFormElement>) => {
    keep(answersOf(event.currentTarget));
    const edited = fieldNamed((event.target as HTMLInputElement).name);
    if (edited) send({ type: "field.edited", field: edited });
  };
  const dismissReceipt = () => {
    remember({ receipt: undefined });
    send({ type: "receipt.dismissed" });
  };

  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <WithoutScript mail={mail} />
        <form
          className={styles.form}
          ref={form}
          data-step={value.step}
          // Until the script is there, a submit must not put the address into the page's own.
          method="dialog"
          noValidate
          onSubmit={submit}
          onInput={edit}
        >
          <StepList isFirst={isFirst} />
          <TextField
            id="demo-email"
            name="email"
            type="email"
            label="Email"
            autoComplete="email"
            defaultValue=""
            disabled={!isFirst}
            error={context.errors.email}
            required
          />
          {!isFirst && (
            <>
              <DetailsFields draft={draft} errors={context.errors} />
              <CaptchaBox
                settings={captcha}
                state={value.captcha}
                send={send}
                widget={widget}
                mail={mail}
              />
            </>
          )}
          {context.failure && <FailureNotice reason={context.failure} mail={mail} />}
          <Honeypot />
          <div>
            <Button
              type="submit"
              size="lg"
              className={styles.submit}
              busy={value.step === "submitting"}
            >
              {labels[value.step]}
            </Button>
          </div>
        </form>
      </div>
      {context.receipt && (
        <ReceiptCard
          key={context.receipt.reference}
          receipt={context.receipt}
          isNew={context.toast !== null}
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

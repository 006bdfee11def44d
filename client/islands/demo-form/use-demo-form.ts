import { useMachine } from "@xstate/react";
import { type RefObject, useEffect } from "react";
import { fromPromise } from "xstate";
import type { DemoRequestPayload, Industry } from "../../../shared/demo-request.ts";
import { demoFormMachine } from "../../../shared/machines/demo-form.ts";
import type { SendInput } from "../../../shared/machines/demo-form-context.ts";
import type { Widget } from "../../captcha/captcha-widget.ts";
import { readLanding } from "../../island/landing.ts";
import { attributionOf } from "./attribution.ts";
import { readSession, updateSession } from "./demo-form-session.ts";
import { focusIds } from "./focus-ids.ts";
import { HONEYPOT_ID } from "./honeypot.tsx";
import { sendDemoRequest } from "./send-request.ts";

interface FormParts {
  form: RefObject<HTMLFormElement | null>;
  widget: RefObject<Widget | null>;
  /** Removes the stored input. */
  clearDraft(): void;
}

const machine = demoFormMachine.provide({
  actors: {
    sendRequest: fromPromise<{ reference: string }, SendInput>(({ input, signal }) =>
      sendDemoRequest(payloadOf(input), signal),
    ),
  },
});

/** Runs the demo form's machine and applies its state and events to the page. */
export function useDemoForm({ form, widget, clearDraft }: FormParts) {
  const [snapshot, send, actor] = useMachine(machine);
  const { errors, failure, focus } = snapshot.context;

  useEffect(() => {
    const subscriptions = [
      actor.on("request.stored", ({ receipt }) => {
        form.current?.reset();
        clearDraft();
        updateSession({ receipt });
      }),
      actor.on("request.failed", ({ error }) => {
        // biome-ignore lint/suspicious/noConsole: the specification wants it on the console
        console.error("The demo request failed", error);
      }),
      actor.on("captcha.used", () => widget.current?.reset()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, form, widget, clearDraft]);
  useEffect(() => {
    const { receipt } = readSession();
    if (receipt) send({ type: "receipt.restored", receipt });
  }, [send]);
  useEffect(() => {
    if (focus) document.getElementById(focusIds[focus.on])?.focus();
  }, [focus]);
  useErrorTitle(failure !== null || Object.keys(errors).length > 0);
  return [snapshot, send] as const;
}

/** Puts "Error: " before the page's title, which screen readers announce first. */
function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    const { title } = document;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}

function payloadOf({ email, requestId, details, token }: SendInput): DemoRequestPayload {
  const honeypot = document.getElementById(HONEYPOT_ID) as HTMLInputElement | null;
  return {
    email,
    full_name: details.fullName,
    company_name: details.companyName,
    // The machine sends no request without an industry.
    industry: details.industry as Industry,
    recaptcha_token: token,
    request_id: requestId,
    website: honeypot?.value ?? "",
    elapsed_ms: Math.round(performance.now()),
    attribution: attributionOf(readLanding()),
  };
}

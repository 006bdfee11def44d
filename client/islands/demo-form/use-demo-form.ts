import { useMachine } from "@xstate/react";
import type { RefObject } from "react";
import { fromPromise } from "xstate";
import type { DemoRequestPayload, Industry } from "../../../shared/demo-request.ts";
import { demoFormMachine } from "../../../shared/machines/demo-form.ts";
import type { SendInput } from "../../../shared/machines/demo-form-context.ts";
import type { Widget } from "../../captcha/captcha-widget.ts";
import { tracing } from "../../development/tracing.ts";
import { readLanding } from "../../island/landing.ts";
import { attributionOf } from "./attribution.ts";
import { sendDemoRequest } from "./send-request.ts";

interface Page {
  form: RefObject<HTMLFormElement | null>;
  widget: RefObject<Widget | null>;
  /** Forgets what was typed. */
  forget(): void;
}

/** The demo form's machine, with what it does in a browser. */
export function useDemoForm({ form, widget, forget }: Page) {
  return useMachine(
    demoFormMachine.provide({
      actors: {
        sendRequest: fromPromise<{ reference: string }, SendInput>(({ input }) =>
          sendDemoRequest({ ...payloadOf(input), website: honeypotOf(form.current) }),
        ),
      },
      actions: {
        resetCaptcha: () => widget.current?.reset(),
        clearFields() {
          form.current?.reset();
          forget();
        },
        logFailure(_, { error }) {
          // biome-ignore lint/suspicious/noConsole: the specification wants it on the console
          console.error("The demo request failed", error);
        },
      },
    }),
    tracing("demoForm"),
  );
}

function payloadOf({ email, requestId, details, token }: SendInput): DemoRequestPayload {
  return {
    email,
    full_name: details.fullName,
    company_name: details.companyName,
    // The machine lets no request through without one.
    industry: details.industry as Industry,
    recaptcha_token: token,
    request_id: requestId,
    elapsed_ms: Math.round(performance.now()),
    attribution: attributionOf(readLanding()),
  };
}

function honeypotOf(form: HTMLFormElement | null): string {
  return form === null ? "" : String(new FormData(form).get("website"));
}

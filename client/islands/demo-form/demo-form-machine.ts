import { fromCallback, fromPromise } from "xstate";
import { hasAnswers } from "../../../shared/demo-answers.ts";
import type { DemoRequestPayload, Industry } from "../../../shared/demo-request.ts";
import { demoFormMachine } from "../../../shared/machines/demo-form.ts";
import type {
  Attempt,
  DemoFormEvent,
  Session,
  SessionChange,
} from "../../../shared/machines/demo-form-context.ts";
import type { CaptchaSettings } from "../../captcha/captcha-widget.ts";
import { mountCaptcha } from "../../captcha/mount-captcha.ts";
import { readLanding } from "../../island/landing.ts";
import { readSessionItem, removeSessionItem, writeSessionItem } from "../../island/session-item.ts";
import { readHoneypot } from "./answers.ts";
import { attributionOf } from "./attribution.ts";
import { sendDemoRequest } from "./send-request.ts";

export const CAPTCHA_FRAME_ID = "demo-captcha";

/**
 * The key is the island's name, so that the island wakes after a reload. A visit may get pages from servers of two
 * builds, so each has to read what the other stores.
 */
const KEY = "demo-form";

/** The machine with the actors that need the browser. */
export function machineInBrowser(settings: CaptchaSettings) {
  return demoFormMachine.provide({
    actors: { session, captcha: captchaOf(settings), sendRequest },
  });
}

const session = fromCallback<SessionChange>(({ sendBack, receive }) => {
  const found = readSessionItem<Session>(KEY);
  if (found) sendBack({ type: "session.found", session: found } satisfies DemoFormEvent);
  receive(({ session }) => {
    if (session.receipt !== null || hasAnswers(session.answers)) writeSessionItem(KEY, session);
    else removeSessionItem(KEY);
  });
});

function captchaOf(settings: CaptchaSettings) {
  return fromCallback<{ type: "captcha.reset" }>(({ sendBack, receive }) => {
    const send = (event: DemoFormEvent) => sendBack(event);
    const frame = document.getElementById(CAPTCHA_FRAME_ID);
    if (frame === null) throw new Error(`The page has no element ${CAPTCHA_FRAME_ID}`);
    const widget = mountCaptcha(frame, settings, {
      onLoaded: () => send({ type: "captcha.loaded" }),
      onSolved: (token) => send({ type: "captcha.solved", token }),
      onExpired: () => send({ type: "captcha.expired" }),
      onFailed(error) {
        // biome-ignore lint/suspicious/noConsole: visitors read a message, engineers the error
        console.error("The captcha is unavailable", error);
        send({ type: "captcha.failed" });
      },
    });
    receive(() => widget.reset());
    return () => widget.remove();
  });
}

const sendRequest = fromPromise<{ reference: string }, Attempt>(({ input, signal }) =>
  sendDemoRequest(payloadOf(input), signal),
);

function payloadOf({ answers, requestId, token }: Attempt): DemoRequestPayload {
  return {
    email: answers.email,
    full_name: answers.fullName,
    company_name: answers.companyName,
    // The machine sends no request without an industry.
    industry: answers.industry as Industry,
    recaptcha_token: token,
    request_id: requestId,
    leave_empty: readHoneypot(),
    elapsed_ms: Math.round(performance.now()),
    attribution: attributionOf(readLanding()),
  };
}

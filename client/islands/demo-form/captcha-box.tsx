import { type RefObject, useEffect, useRef } from "react";
import type { DemoFormEvent } from "../../../shared/machines/demo-form-context.ts";
import { captchaMessages } from "../../../shared/messages.ts";
import type { CaptchaSettings, Widget } from "../../captcha/captcha-widget.ts";
import { mountCaptcha } from "../../captcha/mount-captcha.ts";
import { Actions } from "../../components/actions.tsx";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { MoreLink } from "../../components/more-link.tsx";
import text from "../../styles/text.module.css";
import styles from "./captcha-box.module.css";
import { focusIds } from "./focus-ids.ts";

type CaptchaState = keyof typeof captchaMessages;

interface CaptchaBoxProps {
  settings: CaptchaSettings;
  state: CaptchaState;
  send(event: DemoFormEvent): void;
  widget: RefObject<Widget | null>;
  /** The mailto link shown if the captcha cannot be loaded. */
  mail: string;
}

/** The provider's widget in a frame, with its state as text. */
export function CaptchaBox({ settings, state, send, widget, mail }: CaptchaBoxProps) {
  return (
    <fieldset
      id={focusIds.verification}
      className={styles.box}
      aria-label="Verification"
      aria-describedby="demo-captcha-words"
      data-state={state}
      tabIndex={-1}
    >
      {state !== "unavailable" && <MountedWidget {...{ settings, send, widget }} />}
      <p
        className={classNames(text.small, styles.words)}
        id="demo-captcha-words"
        aria-live="polite"
      >
        {captchaMessages[state]}
      </p>
      {state === "unavailable" && (
        <Actions>
          <Button variant="outline" size="sm" onClick={() => send({ type: "captcha.retried" })}>
            Try again
          </Button>
          <MoreLink href={mail}>Send it by e-mail</MoreLink>
        </Actions>
      )}
    </fieldset>
  );
}

function MountedWidget({ settings, send, widget }: Omit<CaptchaBoxProps, "state" | "mail">) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current === null) return;
    const mounted = mountCaptcha(frame.current, settings, {
      onLoaded: () => send({ type: "captcha.loaded" }),
      onSolved: (token) => send({ type: "captcha.solved", token }),
      onExpired: () => send({ type: "captcha.expired" }),
      onFailed(error) {
        // biome-ignore lint/suspicious/noConsole: visitors read a message, engineers the error
        console.error("The captcha is unavailable", error);
        send({ type: "captcha.failed" });
      },
    });
    widget.current = mounted;
    return () => {
      mounted.remove();
      widget.current = null;
    };
  }, [settings, send, widget]);
  return <div className={styles.frame} ref={frame} />;
}

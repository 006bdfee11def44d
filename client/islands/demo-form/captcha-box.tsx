import { captchaMessages } from "../../../shared/messages.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Cluster } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import text from "../../styles/text.module.css";
import styles from "./demo-form.module.css";
import { captchaOf, DemoFormActor } from "./demo-form-actor.ts";
import { CAPTCHA_FRAME_ID } from "./demo-form-machine.ts";
import { focusIds } from "./focus-ids.ts";

interface CaptchaBoxProps {
  /** The mailto link shown if the captcha cannot be loaded. */
  mail: string;
}

/**
 * The frame of the provider's widget, with the captcha's state as text. It is in the page from the start, because
 * the widget's actor starts before React renders step 2.
 */
export function CaptchaBox({ mail }: CaptchaBoxProps) {
  const actor = DemoFormActor.useActorRef();
  const state = DemoFormActor.useSelector(captchaOf);
  const isUnavailable = state === "unavailable";
  return (
    <fieldset
      id={focusIds.verification}
      className={styles.captcha}
      aria-label="Verification"
      aria-describedby="demo-captcha-words"
      data-state={state}
      hidden={!state}
      tabIndex={-1}
    >
      <div className={styles.captchaFrame} id={CAPTCHA_FRAME_ID} hidden={isUnavailable} />
      <p
        className={classNames(text.small, styles.captchaWords)}
        id="demo-captcha-words"
        aria-live="polite"
      >
        {state && captchaMessages[state]}
      </p>
      {isUnavailable && (
        <Cluster gap={8}>
          <Button
            variant="outline"
            size="sm"
            onClick={() => actor.send({ type: "captcha.retried" })}
          >
            Try again
          </Button>
          <MoreLink href={mail}>Send it by e-mail</MoreLink>
        </Cluster>
      )}
    </fieldset>
  );
}

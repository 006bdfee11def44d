import { classNames } from "../../components/class-names.ts";
import text from "../../styles/text.module.css";
import styles from "./findings.module.css";

interface KnownGapsProps {
  /** The provider's name, if the captcha is hosted. */
  hostedCaptcha: string | undefined;
  hasHostedVideo: boolean;
  hasTranscript: boolean;
}

/** What the tests do not cover, one row each. */
export function KnownGaps({ hostedCaptcha, hasHostedVideo, hasTranscript }: KnownGapsProps) {
  return (
    <dl className={styles.findings} data-untested="">
      <Gap name="Assistive technology">
        No person who uses a screen reader or other assistive technology has tested the site for us
        yet.
      </Gap>
      <Gap name="Firefox and Safari">
        These tests run in Chromium. In Firefox and WebKit, the engine of Safari, we test the form,
        the menus and each interface, but not their accessibility.
      </Gap>
      <Gap name="Alternative texts">
        Alternative texts of pictures in posts are required, but no test can tell whether they
        describe the picture well.
      </Gap>
      <Gap name="Code and tables">
        On a phone, long lines of code and wide tables in posts scroll sideways in their box.
      </Gap>
      {hostedCaptcha && (
        <Gap name="The captcha">
          The captcha comes from {hostedCaptcha}. Our tests do not look inside it.
        </Gap>
      )}
      {hasHostedVideo && !hasTranscript && (
        <Gap name="The transcript">The video on Book a Demo has no transcript.</Gap>
      )}
      {hasHostedVideo && (
        <Gap name="The player">
          The video’s player comes from another provider. Our tests do not look inside it.
        </Gap>
      )}
      <Gap name="Diagrams">
        Diagrams have a text for screen readers that says what they show. It is shorter than the
        drawing.
      </Gap>
    </dl>
  );
}

function Gap({ name, children }: { name: string; children: string | string[] }) {
  return (
    <div className={styles.finding}>
      <dt className={classNames(text.headline, text.h3)}>{name}</dt>
      <dd className={text.muted}>{children}</dd>
    </div>
  );
}

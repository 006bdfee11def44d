import { classNames } from "../../components/class-names.ts";
import text from "../../styles/text.module.css";
import styles from "./findings.module.css";

interface UntestedProps {
  /** The provider's name, if the captcha is hosted. */
  hostedCaptcha: string | undefined;
  hasHostedVideo: boolean;
}

/** What the tests do not cover, one row each. */
export function Untested({ hostedCaptcha, hasHostedVideo }: UntestedProps) {
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
      {hostedCaptcha && (
        <Gap name="The captcha">
          The captcha comes from {hostedCaptcha}. Our tests do not look inside it.
        </Gap>
      )}
      {hasHostedVideo && (
        <Gap name="The player">
          The video’s player comes from another provider. Our tests do not look inside it.
        </Gap>
      )}
    </dl>
  );
}

/** What does not work equally well for everybody, one row each. */
export function KnownLimits({ lacksTranscript }: { lacksTranscript: boolean }) {
  return (
    <dl className={styles.findings}>
      <Gap name="Code and tables">
        On a phone, long lines of code and wide tables in posts scroll sideways in their box.
      </Gap>
      <Gap name="Diagrams">
        Diagrams have a text for screen readers that says what they show. It is shorter than the
        drawing.
      </Gap>
      {lacksTranscript && (
        <Gap name="The transcript">The video on Book a Demo has no transcript.</Gap>
      )}
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

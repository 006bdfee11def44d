import styles from "./known-gaps.module.css";

interface KnownGapsProps {
  /** The provider's name, if the captcha is hosted. */
  hostedCaptcha: string | undefined;
  hasHostedVideo: boolean;
  hasTranscript: boolean;
}

/** What the tests do not cover. */
export function KnownGaps({ hostedCaptcha, hasHostedVideo, hasTranscript }: KnownGapsProps) {
  return (
    <ul>
      <li className={styles.gap}>
        No person who uses a screen reader or other assistive technology has tested the site for us
        yet.
      </li>
      <li className={styles.gap}>
        These tests run in Chromium. In Firefox and WebKit, the engine of Safari, we test the form,
        the menus and each interface, but not their accessibility.
      </li>
      <li className={styles.gap}>
        Alternative texts of pictures in posts are required, but no test can tell whether they
        describe the picture well.
      </li>
      <li className={styles.gap}>
        On a phone, long lines of code and wide tables in posts scroll sideways in their box.
      </li>
      {hostedCaptcha && (
        <li className={styles.gap}>
          The captcha comes from {hostedCaptcha}. Our tests do not look inside it.
        </li>
      )}
      {hasHostedVideo && !hasTranscript && (
        <li className={styles.gap}>The video on Book a Demo has no transcript.</li>
      )}
      {hasHostedVideo && (
        <li className={styles.gap}>
          The video’s player comes from another provider. Our tests do not look inside it.
        </li>
      )}
      <li className={styles.gap}>
        Diagrams have a text for screen readers that says what they show. It is shorter than the
        drawing.
      </li>
    </ul>
  );
}

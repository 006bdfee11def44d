import { Stack } from "../../components/layout.tsx";
import styles from "./tests-shown.module.css";

interface KnownGapsProps {
  /** The provider's name, if the captcha is hosted. */
  hostedCaptcha: string | undefined;
  hasHostedVideo: boolean;
  hasTranscript: boolean;
}

/** What the tests do not cover. */
export function KnownGaps({ hostedCaptcha, hasHostedVideo, hasTranscript }: KnownGapsProps) {
  return (
    <Stack as="ul" gap={3} divided className={styles.gaps}>
      <li>
        No person who uses a screen reader or other assistive technology has tested the site for us
        yet.
      </li>
      <li>
        These tests run in Chromium. In Firefox and WebKit, the engine of Safari, we test the form,
        the menus and each interface, but not their accessibility.
      </li>
      <li>
        Alternative texts of pictures in posts are required, but no test can tell whether they
        describe the picture well.
      </li>
      <li>On a phone, long lines of code and wide tables in posts scroll sideways in their box.</li>
      {hostedCaptcha && (
        <li>The captcha comes from {hostedCaptcha}. Our tests do not look inside it.</li>
      )}
      {hasHostedVideo && !hasTranscript && <li>The video on Book a Demo has no transcript.</li>}
      {hasHostedVideo && (
        <li>The video’s player comes from another provider. Our tests do not look inside it.</li>
      )}
      <li>
        Diagrams have a text for screen readers that says what they show. It is shorter than the
        drawing.
      </li>
    </Stack>
  );
}

import { type CaptchaProvider, captchas } from "../../../shared/captcha.ts";
import styles from "./host-list.module.css";

interface HostListProps {
  captcha: CaptchaProvider;
  videoEmbedUrl: string | undefined;
}

/** Filled squares are talked to, rings are not. */
export function HostList({ captcha, videoEmbedUrl }: HostListProps) {
  return (
    <ul className={styles.hosts}>
      <li data-contacted="true">
        <b>This site</b>
        <span>{ownParts(captcha, videoEmbedUrl)} all come from here.</span>
      </li>
      <CaptchaHost provider={captcha} />
      <VideoHost embedUrl={videoEmbedUrl} />
    </ul>
  );
}

function ownParts(captcha: CaptchaProvider, videoEmbedUrl: string | undefined): string {
  const parts = [
    "pages",
    "pictures",
    "fonts",
    ...(videoEmbedUrl === undefined ? ["film"] : []),
    ...(captchas[captcha].hosted ? [] : ["captcha"]),
  ];
  const list = new Intl.ListFormat("en-GB").format(parts);
  return list.charAt(0).toUpperCase() + list.slice(1);
}

function CaptchaHost({ provider }: { provider: CaptchaProvider }) {
  const { label, hosted, csp } = captchas[provider];
  if (!hosted) {
    return (
      <li data-contacted="false">
        <b>A captcha provider</b>
        <span>
          Only if this site is set up with a hosted one, and only on Book a Demo. Not set up here.
        </span>
      </li>
    );
  }
  return (
    <li data-contacted="true">
      <b>{label}</b>
      <span>
        Only on Book a Demo, from step 2 of the form: {hostsOf(csp).join(", ")}. It may set cookies
        of its own.
      </span>
    </li>
  );
}

function VideoHost({ embedUrl }: { embedUrl: string | undefined }) {
  if (embedUrl === undefined) {
    return (
      <li data-contacted="false">
        <b>A video provider</b>
        <span>
          Only if this site is set up with one, and only on Book a Demo. Not set up here: the film
          is our own.
        </span>
      </li>
    );
  }
  return (
    <li data-contacted="true">
      <b>A video provider</b>
      <span>
        Only on Book a Demo, when you scroll near the video: {new URL(embedUrl).host}. It may set
        cookies of its own.
      </span>
    </li>
  );
}

/** As the Content-Security-Policy has them, since no other host can be reached. */
function hostsOf(csp: Partial<Record<string, readonly string[]>>): string[] {
  const origins = Object.values(csp).flatMap((sources) => sources ?? []);
  return [
    ...new Set(origins.map((origin) => origin.replace(/^https:\/\//, "").split("/", 1)[0] ?? "")),
  ];
}

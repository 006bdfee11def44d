import { type CaptchaProvider, captchas } from "../../../shared/captcha.ts";
import type { LedgerRow } from "../../blocks/ledger.tsx";

/** Lists the hosts that browsers contact with this configuration. */
export function contactedHosts(
  captcha: CaptchaProvider,
  videoEmbedUrl: string | undefined,
): readonly LedgerRow[] {
  const others = [...captchaHost(captcha), ...videoHost(videoEmbedUrl)];
  return [
    {
      name: others.length > 0 ? "This site" : "Every part comes from this site",
      text: `${ownParts(captcha, videoEmbedUrl)} all come from this site.`,
    },
    ...others,
  ];
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

function captchaHost(provider: CaptchaProvider): LedgerRow[] {
  const { label, hosted, csp } = captchas[provider];
  if (!hosted) return [];
  return [
    {
      name: label,
      text: `Only on Book a Demo, from step 2 of the form: ${hostsOf(csp).join(", ")}. It may set cookies of its own.`,
    },
  ];
}

function videoHost(embedUrl: string | undefined): LedgerRow[] {
  if (embedUrl === undefined) return [];
  return [
    {
      name: "A video provider",
      text: `Only on Book a Demo, once you press the button of the video: ${new URL(embedUrl).host}. It may set cookies of its own.`,
    },
  ];
}

/** Lists the hosts of a Content-Security-Policy, which allows no others. */
function hostsOf(csp: Partial<Record<string, readonly string[]>>): string[] {
  const origins = Object.values(csp).flatMap((sources) => sources ?? []);
  return [
    ...new Set(origins.map((origin) => origin.replace(/^https:\/\//, "").split("/", 1)[0] ?? "")),
  ];
}

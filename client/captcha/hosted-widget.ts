import { captchaReadyCallback, type HostedCaptcha } from "../../shared/captcha.ts";
import type { CaptchaEvents, RenderWidget } from "./captcha-widget.ts";
import { loadScript } from "./load-script.ts";

/** The common API of the scripts of reCAPTCHA, hCaptcha and Turnstile. */
interface HostedApi {
  /** Returns the widget's id; the first id of reCAPTCHA is 0. */
  render(element: HTMLElement, options: object): number | string;
  reset(id: number | string): void;
  /** Missing in reCAPTCHA. */
  remove?(id: number | string): void;
}

/** hCaptcha reports these as errors, but the visitor only closed the pictures or waited too long. */
const HARMLESS = new Set(["challenge-closed", "challenge-expired"]);

/** Loads a provider's script, unless an earlier widget has loaded it. */
export async function loadHostedCaptcha(
  row: HostedCaptcha,
  siteKey: string,
): Promise<RenderWidget> {
  if (apiOf(row) === undefined) await loadScript(row.script, captchaReadyCallback);
  const api = apiOf(row);
  if (api === undefined) throw new Error(`${row.label} did not define ${row.global}`);
  return (element, events) => {
    const id = api.render(element, { sitekey: siteKey, ...row.widget, ...callbacks(row, events) });
    return { reset: () => api.reset(id), remove: () => api.remove?.(id) };
  };
}

function callbacks({ label }: HostedCaptcha, events: CaptchaEvents) {
  return {
    callback: (token: string) => events.onSolved(token),
    "expired-callback": () => events.onExpired(),
    "error-callback": (code?: unknown) => {
      if (!HARMLESS.has(String(code))) events.onFailed(new Error(`${label} failed: ${code ?? ""}`));
    },
  };
}

function apiOf(row: HostedCaptcha): HostedApi | undefined {
  const api = (globalThis as Record<string, unknown>)[row.global] as Partial<HostedApi> | undefined;
  return api?.render === undefined ? undefined : (api as HostedApi);
}

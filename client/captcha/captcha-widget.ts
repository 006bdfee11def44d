import type { CaptchaProvider } from "../../shared/captcha.ts";

/** The captcha's settings in the page; plain JSON. */
export interface CaptchaSettings {
  provider: CaptchaProvider;
  /** Only for hosted providers. */
  siteKey?: string;
  /** Address of the script of ALTCHA's worker. */
  workerUrl: string;
}

export interface CaptchaEvents {
  /** The widget is rendered and waits for the visitor. */
  onLoaded(): void;
  onSolved(token: string): void;
  /** The last token is no longer valid. */
  onExpired(): void;
  /** The widget could not be loaded, or reported an error. */
  onFailed(error: unknown): void;
}

export interface Widget {
  /** Starts a new challenge, because a token is valid for one request only. */
  reset(): void;
  remove(): void;
}

/** Renders a widget into an empty element of the page. */
export type RenderWidget = (element: HTMLElement, events: CaptchaEvents) => Widget;

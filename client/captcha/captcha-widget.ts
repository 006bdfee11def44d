import type { CaptchaProvider } from "../../shared/captcha.ts";

/** What the page knows of its captcha; plain JSON. */
export interface CaptchaSettings {
  provider: CaptchaProvider;
  /** Of the hosted providers only. */
  siteKey?: string;
  /** Address of the worker in which ALTCHA computes. */
  workerUrl: string;
}

export interface CaptchaEvents {
  /** The widget stands and waits for the visitor. */
  onLoaded(): void;
  onSolved(token: string): void;
  /** The last token is no longer good. */
  onExpired(): void;
  /** The widget could not be loaded, or gave up. */
  onFailed(error: unknown): void;
}

export interface Widget {
  /** Makes the widget ask again: a token is good for one try only. */
  reset(): void;
  remove(): void;
}

/** Puts a widget into an empty element of the page. */
export type RenderWidget = (element: HTMLElement, events: CaptchaEvents) => Widget;

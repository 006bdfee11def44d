import { type CaptchaProvider, captchas } from "../../shared/captcha.ts";
import { loadAltcha } from "./altcha-widget.ts";
import { loadHosted } from "./hosted-widget.ts";

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

/** Loads the provider's code and renders its widget in `container`, which may hold others' remains. */
export function mountCaptcha(
  container: HTMLElement,
  settings: CaptchaSettings,
  events: CaptchaEvents,
): Widget {
  // Some providers refuse an element in which they have rendered before.
  const element = container.appendChild(document.createElement("div"));
  let widget: Widget | undefined;
  let isRemoved = false;

  const render = (renderWidget: RenderWidget) => {
    if (isRemoved) return;
    widget = renderWidget(element, events);
    events.onLoaded();
  };
  const fail = (error: unknown) => {
    if (!isRemoved) events.onFailed(error);
  };
  loaderOf(settings).then(render).catch(fail);

  return {
    reset: () => widget?.reset(),
    remove() {
      isRemoved = true;
      widget?.remove();
      element.remove();
    },
  };
}

function loaderOf({ provider, siteKey = "", workerUrl }: CaptchaSettings): Promise<RenderWidget> {
  const row = captchas[provider];
  return row.hosted ? loadHosted(row, siteKey) : loadAltcha(workerUrl);
}

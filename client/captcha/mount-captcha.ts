import { captchas } from "../../shared/captcha.ts";
import { loadAltcha } from "./altcha-widget.ts";
import type { CaptchaEvents, CaptchaSettings, RenderWidget, Widget } from "./captcha-widget.ts";
import { loadHostedCaptcha } from "./hosted-widget.ts";

/** Loads the provider's code and renders its widget into a new element of `container`. */
export function mountCaptcha(
  container: HTMLElement,
  settings: CaptchaSettings,
  events: CaptchaEvents,
): Widget {
  // Some providers do not render twice into one element.
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
  return row.hosted ? loadHostedCaptcha(row, siteKey) : loadAltcha(workerUrl);
}

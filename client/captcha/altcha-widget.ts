import { captchas } from "../../shared/captcha.ts";
import { paths } from "../../shared/paths.ts";
import { CAPTCHA_POLICY } from "../../shared/script-policies.ts";
import { createScriptPolicy } from "../island/trusted-scripts.ts";
import type { RenderWidget } from "./captcha-widget.ts";

const OPTIONS = {
  hideFooter: true,
  hideLogo: true,
  // The recording of pointer and scroll movements is for another ALTCHA product.
  humanInteractionSignature: false,
};

// Created once: a second policy with this name would throw.
const policy = createScriptPolicy(CAPTCHA_POLICY);

/** Loads the ALTCHA build without inline styles and blobs, which the Content-Security-Policy blocks. */
export async function loadAltcha(workerUrl: string): Promise<RenderWidget> {
  if (!isSecureContext) throw new Error("ALTCHA requires https or localhost");
  await import("altcha/external");
  const { $altcha } = globalThis as unknown as { $altcha: AltchaGlobal };
  // Not as an attribute: the widget reads it after it has rendered a footer, which the policy blocks.
  $altcha.defaults.set(OPTIONS);
  const worker = policy.createScriptURL(workerUrl);
  $altcha.algorithms.set("PBKDF2/SHA-256", () => new Worker(worker, { type: "module" }));
  return (element, events) => {
    const widget = document.createElement("altcha-widget");
    widget.setAttribute("challenge", paths.api.captchaChallenge());
    let expiry: ReturnType<typeof setTimeout> | undefined;
    // By a duration, because the visitor's clock may be wrong.
    const expire = () => {
      widget.reset();
      events.onExpired();
    };
    widget.addEventListener("statechange", (event) => {
      const { state, payload } = (event as CustomEvent<StateChange>).detail;
      if (state === "verifying") {
        clearTimeout(expiry);
        expiry = setTimeout(expire, captchas.altcha.lifetimeMs);
      } else if (state === "verified") events.onSolved(payload);
      else if (state === "error")
        events.onFailed(new Error("ALTCHA could not complete the challenge"));
    });
    element.append(widget);
    return {
      reset() {
        clearTimeout(expiry);
        widget.reset();
      },
      remove() {
        clearTimeout(expiry);
        widget.remove();
      },
    };
  };
}

interface AltchaGlobal {
  defaults: { set(options: object): void };
  algorithms: Map<string, () => Worker>;
}

interface StateChange {
  state: string;
  payload: string;
}

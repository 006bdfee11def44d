import { paths } from "../../shared/paths.ts";
import { CAPTCHA_POLICY } from "../../shared/script-policies.ts";
import { createScriptPolicy } from "../island/trusted-scripts.ts";
import type { RenderWidget } from "./captcha-widget.ts";

const OPTIONS = {
  hideFooter: true,
  hideLogo: true,
  // Its record of pointer and scroll movements is for another product of theirs.
  humanInteractionSignature: false,
};

// A page may create it only once, however often the widget is tried.
const policy = createScriptPolicy(CAPTCHA_POLICY);

/** The build of ALTCHA without inline styles and blobs, which the site's policy would refuse. */
export async function loadAltcha(workerUrl: string): Promise<RenderWidget> {
  if (!isSecureContext) throw new Error("ALTCHA computes on https and localhost only");
  await import("altcha/external");
  const { $altcha } = globalThis as unknown as { $altcha: AltchaGlobal };
  // Not by attribute: it is read too late for the first footer, whose markup the policy refuses.
  $altcha.defaults.set(OPTIONS);
  const worker = policy.createScriptURL(workerUrl);
  $altcha.algorithms.set("PBKDF2/SHA-256", () => new Worker(worker, { type: "module" }));
  return (element, events) => {
    const widget = document.createElement("altcha-widget");
    widget.setAttribute("challenge", paths.api.captchaChallenge());
    widget.addEventListener("statechange", (event) => {
      const { state, payload } = (event as CustomEvent<StateChange>).detail;
      // Past its time the event still carries the old payload.
      if (state === "verified") events.onSolved(payload);
      else if (state === "expired") events.onExpired();
      else if (state === "error") events.onFailed(new Error("ALTCHA could not finish"));
    });
    element.append(widget);
    return { reset: () => widget.reset(), remove: () => widget.remove() };
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

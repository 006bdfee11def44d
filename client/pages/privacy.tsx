import type { CaptchaProvider } from "../../shared/captcha.ts";
import { definePage } from "../page.ts";

export interface PrivacyData {
  captcha: CaptchaProvider;
}

export const privacyPage = definePage<PrivacyData>({
  head: () => ({ title: "Privacy", description: "Privacy" }),
  View: () => <h1>Privacy</h1>,
});

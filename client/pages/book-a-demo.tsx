import type { CaptchaProvider } from "../../shared/captcha.ts";
import { definePage } from "../page.ts";

export interface BookADemoData {
  captcha: { provider: CaptchaProvider; siteKey?: string; workerUrl: string; cssUrl: string };
  /** One of the three industries, from the address. */
  industry?: string;
  /** The provider's player, where the operator set one. */
  videoEmbedUrl?: string;
}

export const bookADemoPage = definePage<BookADemoData>({
  head: () => ({ title: "Book a Demo", description: "Book a Demo" }),
  View: () => <h1>Book a Demo</h1>,
});

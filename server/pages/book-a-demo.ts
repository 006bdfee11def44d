import type { BookADemoData } from "../../client/pages/book-a-demo.tsx";
import type { LoadContext } from "./route.ts";

/** What the demo form has to know of the server: its captcha, and the industry asked for. */
export function loadBookADemo({ assets, config, query }: LoadContext): BookADemoData {
  const { provider, siteKey } = config.captcha;
  return {
    captcha: {
      provider,
      ...(siteKey === undefined ? {} : { siteKey }),
      workerUrl: assets.workers.altcha ?? "",
    },
    ...(query.industry === undefined ? {} : { industry: query.industry }),
    ...(config.videoEmbedUrl === undefined ? {} : { videoEmbedUrl: config.videoEmbedUrl }),
  };
}

import type { BookADemoData } from "../../client/pages/book-a-demo/book-a-demo.page.tsx";
import type { LoadContext } from "./route.ts";

/** Loads the demo form's data: the captcha's settings and the preselected industry. */
export function loadBookADemo({ assets, config, query }: LoadContext): BookADemoData {
  const { provider, siteKey } = config.captcha;
  return {
    captcha: {
      provider,
      ...(siteKey === undefined ? {} : { siteKey }),
      workerUrl: assets.workers.altcha ?? "",
    },
    ...(query.industry === undefined ? {} : { industry: query.industry }),
    ...(config.schedulingUrl === undefined ? {} : { schedulingUrl: config.schedulingUrl }),
    terms: config.demoTerms,
    ...(config.videoEmbedUrl === undefined ? {} : { videoEmbedUrl: config.videoEmbedUrl }),
    videoTranscript: config.videoTranscript,
  };
}

import { headlines } from "../../../shared/content/site.ts";
import { type Industry, industries } from "../../../shared/demo-request.ts";
import type { DemoTerms } from "../../../shared/demo-terms.ts";
import { paths } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import { classNames } from "../../components/class-names.ts";
import { Island } from "../../island/island.tsx";
import { demoForm } from "../../islands/demo-form/demo-form.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage, type PageContext } from "../../page.ts";
import text from "../../styles/text.module.css";
import { AfterYouAsk } from "./after-you-ask.tsx";
import styles from "./book-a-demo-page.module.css";
import { ProductFilm } from "./product-film.tsx";
import { WhatYouWillSee } from "./what-you-will-see.tsx";

export interface BookADemoData
  extends Pick<PageContext, "captcha" | "hostedVideo" | "schedulingUrl"> {
  /** From the address. */
  industry: Industry | undefined;
  terms: DemoTerms;
}

/** The demo form and, beside it, an example interface with the agenda, and what happens after a request; below, a film of the product. */
export const bookADemo = definePage<BookADemoData>({
  name: "book-a-demo",
  path: paths.bookADemo(),
  cache: "static",
  query: { industry: industries },
  load: ({ captcha, hostedVideo, schedulingUrl, demoTerms: terms, query }) => ({
    captcha,
    hostedVideo,
    schedulingUrl,
    terms,
    industry: industries.find((each) => each === query.industry),
  }),
  head: () => ({
    title: "Book a Demo",
    description:
      "Ask for a demo of our monitoring for railways, mining and infrastructure: two short steps, then a receipt with a reference.",
  }),
  script: "before-paint",
  embeds: true,
  View: ({ data: { captcha, industry, schedulingUrl, hostedVideo, terms }, site }) => (
    <>
      <div className={styles.page}>
        <div className={styles.ask}>
          <Breadcrumb items={[{ label: "Book a Demo" }]} />
          <h1 className={classNames(text.display, styles.title)}>Book a Demo</h1>
          <p className={classNames(text.lead, styles.lead)}>{headlines.bookADemo}</p>
          <Island
            of={demoForm}
            props={{
              captcha,
              contactEmail: site.contactEmail,
              ...(industry && { industry }),
              ...(schedulingUrl && { schedulingUrl }),
            }}
          />
          <Caption className={styles.purpose}>
            Step 2 asks for your name, company and industry. We use them to answer this request. It
            does not put you on a mailing list.{" "}
            <a href={paths.privacy()}>What is stored, and why</a>
          </Caption>
        </div>
        <AfterYouAsk terms={terms} />
        <WhatYouWillSee industry={industry} />
      </div>
      <ProductFilm {...hostedVideo} />
    </>
  ),
});

import { headlines } from "../../../shared/content/site.ts";
import { industries } from "../../../shared/demo-request.ts";
import type { DemoTerms } from "../../../shared/demo-terms.ts";
import { paths } from "../../../shared/paths.ts";
import { CaptionedFigure } from "../../components/captioned-figure.tsx";
import { classNames } from "../../components/class-names.ts";
import { StaticDrawing } from "../../components/drawings/static-drawing.tsx";
import { Wrap } from "../../components/layout.tsx";
import { Island } from "../../island/island.tsx";
import { demoForm } from "../../islands/demo-form/demo-form.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import controlRoom from "../../media/drawings/control-room.svg";
import { definePage, type PageContext } from "../../page.ts";
import text from "../../styles/text.module.css";
import { AfterYouAsk } from "./after-you-ask.tsx";
import styles from "./book-a-demo-page.module.css";
import { ProductFilm } from "./product-film.tsx";

export interface BookADemoData
  extends Pick<PageContext, "captcha" | "hostedVideo" | "schedulingUrl"> {
  /** One of the three industries, from the address. */
  industry?: string;
  terms: DemoTerms;
}

/** The demo form beside the agenda of a demo, then what happens next, then a film of the product. */
export const bookADemo = definePage<BookADemoData>({
  name: "book-a-demo",
  path: paths.bookADemo(),
  cache: "static",
  query: { industry: industries },
  load: ({ captcha, hostedVideo, schedulingUrl, demoTerms: terms, query: { industry } }) => ({
    captcha,
    hostedVideo,
    schedulingUrl,
    terms,
    ...(industry !== undefined && { industry }),
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
      <Wrap className={styles.page}>
        <Breadcrumb items={[{ label: "Book a Demo" }]} />
        <h1 className={styles.name}>Book a Demo</h1>
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
      </Wrap>
      <Wrap className={styles.page}>
        <CaptionedFigure
          caption="A line, its ranked list, and the history of one place"
          remark="Example data."
        >
          <StaticDrawing of={controlRoom} />
        </CaptionedFigure>
      </Wrap>
      <AfterYouAsk terms={terms} />
      <ProductFilm {...hostedVideo} />
    </>
  ),
});

import type { ReactNode } from "react";
import { capital } from "../../../shared/content/figure.ts";
import {
  type ProductSlug,
  productCount,
  products,
} from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { DemoLink } from "../../components/demo-link.tsx";
import { Cluster } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import text from "../../styles/text.module.css";
import { HeatReading, TwistReading } from "./readings.tsx";
import styles from "./solutions-page.module.css";
import { worries } from "./worry-list.ts";

/** What a product reads, against a worry with one product. */
const readings: Readonly<Partial<Record<ProductSlug, ReactNode>>> = {
  "track-temperature-sensor": <HeatReading />,
  "autonomous-track-monitoring": <TwistReading />,
};

/**
 * A sentence whose last words are radio buttons, and below it the products against the chosen worry. The page's styles
 * show them, so that this works without script.
 */
export function Worries() {
  return (
    <div className={styles.worries} data-screen-only="">
      <fieldset className={styles.chooser}>
        <legend className={text.hidden}>Choose by question</legend>
        <p className={classNames(text.display, text.headline, styles.question)}>
          I am worried about <Word about="heat" />, <Word about="water" />,{" "}
          <Word about="geometry" />{" "}
          <span className={text.phrase}>
            or <Word about="vehicles" />.
          </span>
        </p>
        <Cluster gap={4} spread className={styles.hint}>
          <p className={text.lead}>
            {capital(productCount)} products for railways, mines and infrastructure. Choose a word
            to see what answers it.
          </p>
          <DemoLink industry={undefined} />
        </Cluster>
      </fieldset>
      {worries.map(({ about, answers: [product, other] }) => (
        <div key={about} className={styles.answer} data-about={about}>
          <Picture
            name={products[product].picture}
            alt=""
            sizes="(width >= 48rem) 58vw, 100vw"
            className={styles.scene}
            priority={about === worries[0]?.about}
          />
          <div className={styles.says}>
            <Answer product={product} />
            {other ? <Other product={other} /> : readings[product]}
          </div>
        </div>
      ))}
    </div>
  );
}

function Word({ about }: { about: string }) {
  return (
    <label className={styles.word}>
      <input type="radio" name="worry" value={about} defaultChecked={about === worries[0]?.about} />
      {about}
    </label>
  );
}

function Answer({ product }: { product: ProductSlug }) {
  const { name, promise } = products[product];
  return (
    <div>
      <h2 className={text.h3}>
        <a href={paths.solution(product)} className={classNames(text.signal, text.touch)}>
          {name}
        </a>
      </h2>
      <p className={styles.promise}>{promise}</p>
    </div>
  );
}

function Other({ product }: { product: ProductSlug }) {
  return (
    <div className={styles.other}>
      <div className={styles.otherScene}>
        <Picture name={products[product].picture} alt="" sizes="(width >= 48rem) 36vw, 92vw" />
      </div>
      <Answer product={product} />
    </div>
  );
}

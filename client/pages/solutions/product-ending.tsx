import { caseStudyOf, workedExample } from "../../../shared/content/products/case-studies.ts";
import type { CaseMoment } from "../../../shared/content/products/case-study.ts";
import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { Await, type Pending } from "../../await.tsx";
import { Section } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture } from "../../components/picture.tsx";
import type { PostLink } from "../../post-data.ts";
import text from "../../styles/text.module.css";
import { DemoButton } from "./product-demo.tsx";
import styles from "./product-ending.module.css";

interface ProductEndingProps {
  product: ProductSlug;
  posts: Pending<readonly PostLink[]>;
}

/** The end of a product page: its case study on a picture, and beside it the limit, a post and the way to a demo. */
export function ProductEnding({ product, posts }: ProductEndingProps) {
  const { limit, closing } = products[product];
  return (
    <Section tone="night" flush className={styles.ending}>
      <CaseStudy product={product} />
      <div className={styles.side}>
        <p className={styles.limit}>{limit}</p>
        <Await value={posts} fallback={null}>
          {([post]) => post && <Post {...post} />}
        </Await>
        <div className={styles.ask} data-screen-only="">
          <h2>{closing}</h2>
          <DemoButton product={product} />
        </div>
      </div>
    </Section>
  );
}

function CaseStudy({ product }: Pick<ProductEndingProps, "product">) {
  const { industry, headline, moments, isWorkedExample, picture } = caseStudyOf(product);
  return (
    <div className={styles.study} data-screen-only="">
      <Picture
        name={picture}
        alt=""
        sizes="(min-width: 64rem) 60vw, 100vw"
        className={styles.picture}
      />
      <div>
        <p className={text.meta}>
          Case study{isWorkedExample && `, ${workedExample.toLowerCase()}`}
        </p>
        <h2 className={styles.headline}>{headline}</h2>
        <MoreLink href={paths.caseStudy(industry, product)}>Read the case study</MoreLink>
      </div>
      <Stations moments={moments} />
    </div>
  );
}

/** The moments of a case study on a line: from left to right, or downwards in a narrow window. */
function Stations({ moments }: { moments: readonly CaseMoment[] }) {
  return (
    <ol className={styles.stations}>
      {moments.map(({ when, title }) => (
        <li key={when} className={styles.station}>
          <b>{when}</b> <span>{title}</span>
        </li>
      ))}
    </ol>
  );
}

function Post({ slug, title }: PostLink) {
  return (
    <p className={styles.post} data-screen-only="">
      <span className={text.meta}>Read more</span>
      <a href={paths.insight(slug)}>{title}</a>
    </p>
  );
}

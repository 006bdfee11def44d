import { REPLAY_ANCHOR } from "../../../../shared/content/mine-level/replay-choice.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { classNames } from "../../../components/class-names.ts";
import chapter from "../../../components/interface.module.css";
import { Section, Stack, Wrap } from "../../../components/layout.tsx";
import { NamedTitle } from "../../../components/named-title.tsx";
import { driverDisplay } from "../../../islands/fleet-replay/driver-display.tsx";
import text from "../../../styles/text.module.css";
import { ProductBreadcrumb } from "../product-breadcrumb.tsx";
import { DemoButton } from "../product-demo.tsx";
import { Replay } from "../replay-chapter.tsx";
import styles from "./collision-avoidance.module.css";

const { slug, name, headline, line } = products["collision-avoidance"];

/** The headline beside the driver's display at a junction where two vehicles meet. */
export function CollisionHero({ query }: { query: Readonly<Record<string, string>> }) {
  return (
    <Section tone="night" flush underHeader className={styles.hero}>
      <Wrap>
        <ProductBreadcrumb product={slug} />
      </Wrap>
      <div className={styles.words}>
        <NamedTitle name={name} className={styles.title}>
          {headline}
        </NamedTitle>
        <Stack gap={6}>
          <p className={text.lead}>{line}</p>
          <DemoButton product={slug} />
        </Stack>
      </div>
      <div id={REPLAY_ANCHOR} className={classNames(chapter.chapter, styles.display)}>
        <Replay of={driverDisplay} part="cab" query={query} />
      </div>
    </Section>
  );
}

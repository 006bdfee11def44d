import { partners } from "../../shared/content/partners.ts";
import { mediaAddress } from "../media/pictures.ts";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import styles from "./logo-strip.module.css";
import { ScrollRegion } from "./scroll-region.tsx";
import { Wrap } from "./section.tsx";

/**
 * Partners passing by without end: the list stands twice. It rests under a pointer, under focus and
 * while its box is ticked; where motion is unwelcome it stands still and scrolls by hand.
 */
export function LogoStrip() {
  return (
    <section className={styles.strip} aria-label="Working with" data-screen-only="">
      <Wrap className={styles.row}>
        <p className={text.meta}>Working with</p>
        <ScrollRegion label="Partners" className={styles.belt}>
          <Tiles />
          <Tiles repeated />
        </ScrollRegion>
        <label className={styles.pause}>
          <input type="checkbox" autoComplete="off" className={text.hidden} />
          <span className={text.hidden}>Pause the logos</span>
        </label>
      </Wrap>
    </section>
  );
}

function Tiles({ repeated = false }: { repeated?: boolean }) {
  return (
    <ul className={classNames(styles.tiles, repeated && styles.repeated)} aria-hidden={repeated}>
      {partners.map(({ file, alt }) => (
        <li key={file}>
          <img src={mediaAddress(file)} width={160} height={60} alt={alt} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}

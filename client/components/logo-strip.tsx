import "./scroll-region.module.css";
import type { Site } from "../../shared/site.ts";
import { Enhanced } from "../island/island.tsx";
import { mediaAddress } from "../media/pictures.ts";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import { Wrap } from "./layout.tsx";
import styles from "./logo-strip.module.css";

/**
 * The partners' logos in an endless animation, for which the list is repeated. The animation pauses on hover, on
 * focus and while its checkbox is checked. With reduced motion the strip does not move and can be scrolled.
 */
export function LogoStrip({ partners }: Pick<Site, "partners">) {
  return (
    <section className={styles.strip} aria-label="Working with" data-screen-only="">
      <Wrap className={styles.row}>
        <p className={text.muted}>Working with</p>
        {/* It can be scrolled by touch and by keyboard. The behaviour removes the tab stop while the strip moves, because it cannot be scrolled then. */}
        <Enhanced
          by="scroll-region"
          role="group"
          aria-label="Partners"
          tabIndex={0}
          className={styles.logos}
        >
          <Tiles partners={partners} />
          <Tiles partners={partners} repeated />
        </Enhanced>
        <label className={styles.pause}>
          <input type="checkbox" autoComplete="off" className={text.hidden} />
          <span className={text.hidden}>Pause the logos</span>
        </label>
      </Wrap>
    </section>
  );
}

interface TilesProps extends Pick<Site, "partners"> {
  /** The repeated list, which is hidden from screen readers and the keyboard. */
  repeated?: boolean;
}

function Tiles({ partners, repeated = false }: TilesProps) {
  const shown =
    partners ??
    neutralPartners.map(({ file, name }) => ({ name, src: mediaAddress(file), link: undefined }));
  return (
    <ul className={classNames(styles.tiles, repeated && styles.repeated)} aria-hidden={repeated}>
      {shown.map(({ name, src, link }) => {
        const logo = (
          <img
            src={src}
            width={160}
            height={60}
            alt={name}
            className={styles.logo}
            loading="lazy"
            data-configured={partners ? "" : undefined}
          />
        );
        return (
          <li key={src + name}>
            {link ? (
              <a href={link} tabIndex={repeated ? -1 : undefined}>
                {logo}
              </a>
            ) : (
              logo
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Shown until the company configures its partners. `file` is a picture of the site, drawn in black. */
const neutralPartners = [
  { file: "partner-research-council.svg", name: "National research council" },
  { file: "partner-it-consulting.svg", name: "IT consulting firm" },
  { file: "partner-construction-group.svg", name: "Construction group" },
  { file: "partner-manufacturing-consortium.svg", name: "Manufacturing consortium" },
  { file: "partner-organisation.svg", name: "Partner organisation" },
] as const;

import type { ReactNode } from "react";
import { Section, Wrap } from "../components/layout.tsx";
import styles from "./instrument-opening.module.css";
import {
  OpeningLead,
  OpeningTitle,
  OpeningTrail,
  type OpeningWordsProps,
} from "./opening-words.tsx";

interface InstrumentOpeningProps extends OpeningWordsProps {
  /** Of the instrument, for links to it. */
  id?: string;
  /** The interface, drawing or picture at the right of the words. */
  instrument: ReactNode;
  /** The instrument reaches the right edge of the window. */
  bleed?: boolean;
  /** Below the button, such as the moments of a story. */
  children?: ReactNode;
}

/** An opening with the words in five columns and an instrument in seven. */
export function InstrumentOpening(props: InstrumentOpeningProps) {
  const { id, instrument, bleed, children } = props;
  return (
    <Section tone="night" flush underHeader className={styles.opening}>
      <OpeningTrail {...props} />
      <Wrap className={styles.columns} data-bleed={bleed}>
        <div className={styles.words}>
          <OpeningTitle {...props} />
          <OpeningLead {...props} />
        </div>
        <div id={id} className={styles.instrument}>
          {instrument}
        </div>
      </Wrap>
      {children && <Wrap>{children}</Wrap>}
    </Section>
  );
}

import type { ReactNode } from "react";
import { Section, Stack, Wrap } from "../components/layout.tsx";
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
}

/** An opening with the words in four columns and an instrument in eight. */
export function InstrumentOpening(props: InstrumentOpeningProps) {
  const { id, instrument } = props;
  return (
    <Section tone="night" flush underHeader>
      <OpeningTrail {...props} />
      <Wrap className={styles.columns}>
        <Stack gap={8} stretch>
          <OpeningTitle {...props} />
          <OpeningLead {...props} />
        </Stack>
        <div id={id}>{instrument}</div>
      </Wrap>
    </Section>
  );
}

import { closing } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { Button } from "../../components/button.tsx";
import { Section, Wrap } from "../../components/layout.tsx";
import styles from "../insight-page.module.css";

/** A small call to action below a post. */
export function BookingStrip() {
  return (
    <Section tone="surface" flush data-screen-only="">
      <Wrap className={styles.strip}>
        <h2>See what this looks like on your own line, mine or structure.</h2>
        <Button href={paths.bookADemo()}>{closing.action}</Button>
      </Wrap>
    </Section>
  );
}

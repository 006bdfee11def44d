import { closing } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { Button } from "../../components/button.tsx";
import { Columns, Section, Wrap } from "../../components/layout.tsx";
import text from "../../styles/text.module.css";
import styles from "./insight-page.module.css";

/** A small call to action below a post. */
export function BookingStrip() {
  return (
    <Section tone="surface" flush data-screen-only="">
      <Wrap className={styles.strip}>
        <Columns count="rest" gap={5} align="center">
          <h2 className={text.h3}>See what this looks like on your own line, mine or structure.</h2>
          <div>
            <Button href={paths.bookADemo()}>{closing.action}</Button>
          </div>
        </Columns>
      </Wrap>
    </Section>
  );
}

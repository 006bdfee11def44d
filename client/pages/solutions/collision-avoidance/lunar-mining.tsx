import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import text from "../../../styles/text.module.css";
import styles from "./collision-avoidance.module.css";

export function LunarMining() {
  return (
    <Section data-screen-only="">
      <Wrap>
        <Grid split="7-5" gap={6} align="center">
          <div>
            <Picture
              name="lunar-hauler"
              sizes="(width >= 64rem) 54vw, 92vw"
              className={styles.picture}
            />
          </div>
          <Stack gap={3}>
            <h2>Lunar mining</h2>
            <p className={text.lead}>
              The same problem without air, GNSS or a driver: lunar mining.
            </p>
          </Stack>
        </Grid>
      </Wrap>
    </Section>
  );
}

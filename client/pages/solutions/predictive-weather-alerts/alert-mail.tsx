import { figures } from "../../../../shared/content/figures.ts";
import { sampleAlert } from "../../../../shared/content/sample-alert.ts";
import { FigureNumber } from "../../../components/figure-number.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Mail } from "../../../components/mail.tsx";
import text from "../../../styles/text.module.css";
import styles from "./predictive-weather-alerts.module.css";

/** What an alert contains, as a sample e-mail, beside the costs of weather. */
export function AlertMail() {
  const { forecast, weatherCosts } = figures;
  return (
    <Section tone="night">
      <Wrap>
        <Grid split="5-7" gap={10}>
          <Stack gap={6} stretch className={styles.process}>
            <h2>From a forecast to an e-mail you can act on</h2>
            <p className={text.lead}>
              Place, hazard and time window; here the e-mail of {sampleAlert.window.from} hours
              ahead. Your rules decide what happens next.
            </p>
            <div>
              <FigureNumber of={forecast} />
              <p className={text.muted}>{forecast.context}</p>
            </div>
            <Stack gap={3} stretch>
              <FigureNumber of={weatherCosts} />
              <p className={text.muted}>{weatherCosts.context}</p>
              <FiguresNote />
            </Stack>
          </Stack>
          <Mail />
        </Grid>
      </Wrap>
    </Section>
  );
}

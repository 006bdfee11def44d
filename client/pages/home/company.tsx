import { CaptionedFigure } from "../../components/captioned-figure.tsx";
import { classNames } from "../../components/class-names.ts";
import { Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import { TermRow } from "../../components/term-row.tsx";
import text from "../../styles/text.module.css";
import styles from "./home-chapters.module.css";

const facts = [
  {
    term: "What we watch",
    detail: "Track, rail temperature, culverts, weather on the line, and vehicles underground.",
  },
  {
    term: "How",
    detail:
      "The data comes from sensors on vehicles and on the rail, from photographs and from forecasts. Software ranks what to check first. People check what the software cannot decide.",
  },
  {
    term: "For whom",
    detail:
      "Railway operators, mining operators and owners of infrastructure. We are based in Ontario.",
  },
];

/** The company in three facts, beside a picture of its sensor. */
export function Company() {
  return (
    <Section>
      <Wrap>
        <Stack gap={10} stretch>
          <h2 className={classNames(text.title, styles.companyTitle)}>
            Canadian, since 2015. We began underground, where no satellite reaches.
          </h2>
          <Grid split="6-6" gap={10} align="center">
            <dl>
              {facts.map(({ term, detail }) => (
                <TermRow key={term} term={term}>
                  {detail}
                </TermRow>
              ))}
            </dl>
            <CaptionedFigure caption="Apollo Sense" bleed>
              <Picture
                name="sensor-alpha"
                sizes="(width >= 64rem) 54vw, 100vw"
                className={styles.picture}
              />
            </CaptionedFigure>
          </Grid>
        </Stack>
      </Wrap>
    </Section>
  );
}

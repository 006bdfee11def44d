import { questionParts } from "../../../shared/content/vendor-questions.ts";
import { Columns, Grid, Stack } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import type { PictureName } from "../../media/picture-settings.ts";
import text from "../../styles/text.module.css";
import styles from "./security-page.module.css";

type PartName = (typeof questionParts)[number]["name"];

/** What the questions of a part are about. A contract has no picture. */
const pictures: Record<PartName, PictureName | undefined> = {
  "On the vehicle": "sensor-studio",
  "In the service": "point-cloud-railway",
  "In the contract": undefined,
  "About the model": "line-classes",
};

/** The questions to a vendor by subject, most with a picture of the subject. */
export function QuestionParts() {
  return questionParts.map(({ name, questions }) => (
    <Grid key={name} as="section" split="4-8" gap={5} rule="thin" className={styles.questions}>
      <Stack gap={4} stretch>
        <h3>{name}</h3>
        <PartPicture name={pictures[name]} />
      </Stack>
      <Columns as="ul" count={2} gap={6} className={styles.list}>
        {questions.map(({ topic, question }) => (
          <li key={topic}>
            <h4>{topic}</h4>
            <p className={text.muted}>{question}</p>
          </li>
        ))}
      </Columns>
    </Grid>
  ));
}

function PartPicture({ name }: { name: PictureName | undefined }) {
  if (name === undefined) return null;
  return <Picture name={name} sizes="(width >= 64rem) 30vw, 92vw" className={styles.about} />;
}

import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { Film } from "../../../components/film.tsx";
import { LevelPicture } from "../../../components/level-picture.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureLabel } from "../../../components/picture-label.tsx";
import { TwoViews } from "../../../components/two-views.tsx";
import { Enhanced } from "../../../island/island.tsx";
import { Exhibit, Row } from "./exhibit.tsx";
import styles from "./parts.module.css";

const sizes = "(width >= 64rem) 34vw, 92vw";

/** Pictures with captions and labels, and the film. */
export function Pictures() {
  return (
    <>
      <Exhibit title="Picture, film" note="What it is, then that it is an illustration.">
        <Row wide>
          <CaptionedFigure caption="Apollo Sense. Illustration." remark="Not to scale.">
            <div className={styles.labelled}>
              <Picture name="culvert-cutaway" sizes={sizes} />
              <PictureLabel className={styles.label}>Culvert</PictureLabel>
            </div>
          </CaptionedFigure>
          <Enhanced by="film">
            <Film sizes={sizes} />
          </Enhanced>
        </Row>
      </Exhibit>
      <Exhibit title="Two views" note="One scene from one camera, with a border to move.">
        <TwoViews
          seen={{ name: "line-ahead-dusk", square: "line-ahead-dusk-square" }}
          scanned={{ name: "line-ahead-cloud", square: "line-ahead-cloud-square" }}
        />
      </Exhibit>
      <Exhibit title="Mine level" note="A plan for dark chapters, with a drawing over it." dark>
        <div className={styles.level}>
          <LevelPicture sizes={sizes} />
        </div>
      </Exhibit>
    </>
  );
}

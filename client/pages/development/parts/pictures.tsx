import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { HeatCurve } from "../../../components/drawings/heat-curve.tsx";
import { LinePlan } from "../../../components/drawings/line-plan.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Film } from "../../../components/film.tsx";
import { LevelPicture } from "../../../components/level-picture.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureLabel } from "../../../components/picture-label.tsx";
import { TwoViews } from "../../../components/two-views.tsx";
import { Enhanced } from "../../../island/island.tsx";
import crew from "../../../media/drawings/track-crew.svg";
import { Part, Row } from "./part.tsx";
import styles from "./parts.module.css";

const sizes = "(width >= 64rem) 34vw, 92vw";

/** Pictures with captions and labels, the film, and drawings. */
export function Pictures() {
  return (
    <>
      <Part
        title="Picture, film"
        note="The caption says what it is, then that it is an illustration."
      >
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
      </Part>
      <Part
        title="Drawing from a file"
        note="An SVG file in client/media/drawings. Its classes name roles, which take the theme's colours."
      >
        <StaticDrawing of={crew} />
      </Part>
      <Part title="Drawing of data" note="A component that reads its numbers from shared/content.">
        <HeatCurve hours={[6, 12, 18]} window={[12, 15]} />
      </Part>
      <Part title="Drawing with links" note="One file each for wide and narrow windows." dark>
        <LinePlan />
      </Part>
      <Part title="Two views" note="One scene from one camera, with a border to move.">
        <TwoViews
          seen={{ name: "line-ahead-dusk", square: "line-ahead-dusk-square" }}
          scanned={{ name: "line-ahead-cloud", square: "line-ahead-cloud-square" }}
        />
      </Part>
      <Part title="Mine level" note="A plan for dark backgrounds, with a drawing over it." dark>
        <div className={styles.level}>
          <LevelPicture sizes={sizes} />
        </div>
      </Part>
    </>
  );
}

import type {
  PointCloud as Cloud,
  Finding,
  SceneName,
} from "../../../shared/content/point-clouds.ts";
import { Enhanced } from "../../island/island.tsx";
import type { PictureName } from "../../media/picture-settings.ts";
import text from "../../styles/text.module.css";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { ExampleChip } from "../example-chip.tsx";
import { MissingCode } from "../missing-code.tsx";
import { Picture } from "../picture.tsx";
import styles from "./point-cloud.module.css";
import { PointCloudColours, PointCloudPad } from "./point-cloud-controls.tsx";
import { FindingNumber, PointCloudMarks, StillMarks } from "./point-cloud-marks.tsx";

/** The picture that stands before the point cloud is opened, and a tall cut for narrow windows. */
const posters: Record<SceneName, readonly [wide: PictureName, upright: PictureName]> = {
  railway: ["point-cloud-railway", "point-cloud-railway-upright"],
  drift: ["point-cloud-drift", "point-cloud-drift-upright"],
};

/**
 * A frame with a picture of a point cloud and its findings. A button replaces the picture with the point cloud; without script,
 * without WebGL 2 and on paper the picture and the findings stay.
 */
export function PointCloud({ scene, cloud }: { scene: SceneName; cloud: Cloud }) {
  const { product, place, findings } = cloud;
  const [poster, upright] = posters[scene];
  const keysId = `${scene}-keys`;
  return (
    <Enhanced by="point-cloud" wake="interaction" className={styles.frame} data-scene={scene}>
      <div className={styles.bar}>
        <h3 className={styles.product}>{product}</h3>
        <p className={styles.place}>{place}</p>
        <ExampleChip className={styles.chip} />
      </div>
      <PointCloudColours />
      <div className={styles.stage} data-part="stage">
        <Picture
          name={poster}
          narrow={[{ name: upright, media: "(width < 48rem)" }]}
          sizes="(min-width: 100rem) 92rem, 94vw"
          className={styles.poster}
        />
        <div className={styles.still}>
          <StillMarks of={cloud} still="wide" />
          <StillMarks of={cloud} still="upright" />
        </div>
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes the arrow keys */}
        <canvas
          className={styles.canvas}
          data-part="canvas"
          data-live=""
          tabIndex={0}
          role="application"
          aria-label="Point cloud"
          aria-describedby={keysId}
        />
        <PointCloudMarks findings={findings} />
        <PointCloudPad />
        <form method="dialog" className={styles.open} data-needs-script="">
          <Button type="submit" size="lg">
            Open the point cloud
          </Button>
        </form>
      </div>
      <p role="status" className={classNames(text.caption, styles.status)} data-part="status" />
      <Findings of={findings} />
      <p id={keysId} className={classNames(text.caption, styles.keys)} data-live="">
        Drag to turn, with Shift to move; two fingers zoom and tilt. Keys: arrows, + and −, Home.
      </p>
      <MissingCode />
    </Enhanced>
  );
}

function Findings({ of }: { of: readonly Finding[] }) {
  return (
    <ol className={styles.findings} aria-label="Findings">
      {of.map(({ title, text: words, isFirst }, index) => (
        <li key={title} data-first={isFirst && ""}>
          <FindingNumber>{index + 1}</FindingNumber>
          <div>
            <h4>{title}</h4>
            <p className={text.small}>{words}</p>
            <button type="button" data-show={index} data-live="" aria-label={`Show: ${title}`}>
              Show
            </button>
          </div>
        </li>
      ))}
    </ol>
  );
}

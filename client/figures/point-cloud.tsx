import type { PointCloud as Cloud, Finding, SceneName } from "../../shared/content/point-clouds.ts";
import { type Projection, project, projectionOf } from "../../shared/point-cloud/camera.ts";
import { Button } from "../components/button.tsx";
import { classNames } from "../components/class-names.ts";
import ui from "../components/interface.module.css";
import { ExampleChip } from "../components/marks.tsx";
import { MissingCode } from "../components/missing-code.tsx";
import { Picture } from "../components/picture.tsx";
import { Enhanced } from "../island/island.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import text from "../styles/text.module.css";
import { Mark, Stretched } from "./kit.tsx";
import styles from "./point-cloud.module.css";
import controls from "./point-cloud-controls.module.css";
import marks from "./point-cloud-marks.module.css";

/** The title of the frame, the picture that stands before the point cloud is opened, and a tall cut for narrow windows. */
const frames: Record<SceneName, readonly [title: string, wide: PictureName, tall: PictureName]> = {
  railway: ["Apollo Sense", "point-cloud-railway", "point-cloud-railway-upright"],
  drift: ["LiDAR scan", "point-cloud-drift", "point-cloud-drift-upright"],
};

/**
 * A frame with a picture of a point cloud and its findings. A button replaces the picture with the point cloud; without script,
 * without WebGL 2 and on paper the picture and the findings stay.
 */
export function PointCloud({ scene, cloud }: { scene: SceneName; cloud: Cloud }) {
  const { place, findings } = cloud;
  const [title, poster, upright] = frames[scene];
  const keysId = `${scene}-keys`;
  return (
    <Enhanced by="point-cloud" wake="interaction" className={styles.frame} data-scene={scene}>
      <div className={ui.bar}>
        <h3>{title}</h3>
        <p>{place}</p>
        <ExampleChip className={ui.example} />
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
      <p
        role="status"
        className={classNames(text.caption, styles.status)}
        data-part="status"
        data-screen-only=""
      />
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

/** What the viewer shows over the points. */
function PointCloudMarks({ findings }: { findings: readonly Finding[] }) {
  return (
    <>
      <svg className={marks.overlay} data-part="overlay" data-live="" aria-hidden="true" />
      <div className={marks.notes} data-live="">
        {findings.map(({ title, isFirst }, index) => (
          <button
            key={title}
            type="button"
            className={marks.note}
            data-note={index}
            data-first={isFirst && ""}
          >
            <FindingNumber>{index + 1}</FindingNumber>
            <span>{title}</span>
          </button>
        ))}
      </div>
      <ul className={marks.legend} data-part="legend" data-live="" aria-label="Colours" />
    </>
  );
}

/** The two pictures of a point cloud, and the share of each that a narrow window cuts off at the top. */
const stills = {
  wide: { width: 1920, height: 1080, cut: 0 },
  upright: { width: 960, height: 1440, cut: 0.19 },
} as const;

/** The numbers of the findings on the picture, at the places where the point cloud shows them at first. */
function StillMarks({ of, still }: { of: Cloud; still: keyof typeof stills }) {
  const { cut, ...size } = stills[still];
  const projection = projectionOf(of.first, size);
  return (
    <svg className={marks.still} data-still={still} aria-hidden="true">
      <Stretched size={[size.width, size.height]}>
        <path
          className={marks.box}
          d={of.findings.map((finding) => boxAround(finding, projection)).join("")}
        />
      </Stretched>
      {of.findings.map(({ title, at, box, isFirst }, index) => {
        const spot = project(projection, at);
        const down = spot.y / size.height;
        const isAbove = down > cut + 0.25;
        // Each number hangs a little farther from its place than the one before, so that none covers another.
        const reach = isAbove ? -30 - 26 * index : 30;
        return (
          <Mark key={title} at={[spot.x / size.width, Math.max(cut, down)]}>
            <path className={marks.leader} d={`M0 0V${reach}`} />
            {!box && <circle className={marks.foot} r="3.5" />}
            <g className={marks.plate} data-first={isFirst && ""}>
              <rect x="-12" y={reach - 12} width="24" height="24" />
              <text y={reach} dy="0.36em">
                {index + 1}
              </text>
            </g>
          </Mark>
        );
      })}
    </svg>
  );
}

/** The four corners of the box around a finding that has one. */
function boxAround({ at: [x, y], box }: Finding, projection: Projection): string {
  if (!box) return "";
  const [half, height] = box;
  const low = project(projection, [x - half, y, 0]);
  const high = project(projection, [x + half, y, height]);
  const arm = (high.x - low.x) / 3.5;
  return [low.x, high.x]
    .flatMap((left) => [low.y, high.y].map((top) => [left, top] as const))
    .map(([left, top]) => {
      const across = left === low.x ? arm : -arm;
      const down = top === high.y ? arm : -arm;
      return `M${(left + across).toFixed(1)} ${top.toFixed(1)}h${(-across).toFixed(1)}v${down.toFixed(1)}`;
    })
    .join("");
}

/** The number of a finding, in the list and in the picture. */
function FindingNumber({ children }: { children: number }) {
  return (
    <b className={marks.number} aria-hidden="true">
      {children}
    </b>
  );
}

const modes = [
  ["height", "Height"],
  ["change", "Change since the run before"],
] as const;

/** Colours above the picture. */
function PointCloudColours() {
  return (
    <div className={controls.tools} data-live="">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is not shown */}
      <div className={controls.switch} role="group" aria-label="Colour by">
        {modes.map(([mode, label]) => (
          <button key={mode} type="button" data-mode={mode} aria-pressed={mode === "height"}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

const turns = [
  ["up", "Tilt up", "M6 14l5-5 5 5"],
  ["left", "Turn left", "M13 6l-5 5 5 5"],
  ["first", "First view", "M11 11m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0"],
  ["right", "Turn right", "M9 6l5 5-5 5"],
  ["out", "Zoom out", "M5 11h12"],
  ["down", "Tilt down", "M6 8l5 5 5-5"],
  ["in", "Zoom in", "M5 11h12M11 5v12"],
] as const;

/** Buttons for what gestures do. */
function PointCloudPad() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is not shown
    <div className={controls.pad} role="group" aria-label="View" data-live="">
      {turns.map(([act, label, path]) => (
        <button key={act} type="button" data-act={act} aria-label={label}>
          <svg viewBox="0 0 22 22" aria-hidden="true">
            <path d={path} />
          </svg>
        </button>
      ))}
    </div>
  );
}

import styles from "./point-cloud-controls.module.css";

const modes = [
  ["height", "Height"],
  ["intensity", "Intensity"],
  ["class", "Class"],
  ["change", "Change since last run"],
] as const;

/** Colours and tools above the picture. */
export function PointCloudTools() {
  return (
    <div className={styles.tools} data-live="">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is not shown */}
      <div className={styles.switch} role="group" aria-label="Colour by">
        {modes.map(([mode, label]) => (
          <button key={mode} type="button" data-mode={mode} aria-pressed={mode === "height"}>
            {label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is not shown */}
      <div className={styles.switch} role="group" aria-label="Tools">
        <button type="button" data-part="measure" aria-pressed={false}>
          Measure
        </button>
        <button type="button" data-part="cut" aria-pressed={false}>
          Section
        </button>
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
export function PointCloudPad() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is not shown
    <div className={styles.pad} role="group" aria-label="View" data-live="">
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

/** Where along the scene the camera is. */
export function PointCloudTravel({ id, length }: { id: string; length: number }) {
  return (
    <div className={styles.travel} data-live="">
      <div className={styles.ruler}>
        <label htmlFor={id}>Along the line</label>
        <output htmlFor={id} data-part="where" />
        <input
          id={id}
          type="range"
          min={0}
          max={length}
          step={0.1}
          defaultValue={0}
          autoComplete="off"
          data-part="slider"
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is not shown */}
      <div className={styles.switch} role="group" aria-label="Travel">
        <button type="button" data-act="back">
          5 m back
        </button>
        <button type="button" data-part="fly">
          Fly along
        </button>
        <button type="button" data-act="on">
          5 m on
        </button>
      </div>
    </div>
  );
}

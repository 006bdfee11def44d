import styles from "./point-cloud-controls.module.css";

const modes = [
  ["height", "Height"],
  ["change", "Change since last run"],
] as const;

/** Colours above the picture. */
export function PointCloudColours() {
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

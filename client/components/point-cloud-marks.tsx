import type { Finding } from "../../shared/content/point-clouds.ts";
import styles from "./point-cloud-marks.module.css";

/** What the viewer shows over the points. */
export function PointCloudMarks({ findings }: { findings: readonly Finding[] }) {
  return (
    <>
      <svg className={styles.overlay} data-part="overlay" data-live="" aria-hidden="true" />
      <div className={styles.notes} data-live="">
        {findings.map(({ title, isFirst }, index) => (
          <button
            key={title}
            type="button"
            className={styles.note}
            data-note={index}
            data-first={isFirst && ""}
          >
            <FindingNumber>{index + 1}</FindingNumber>
            <span>{title}</span>
          </button>
        ))}
      </div>
      <ul className={styles.legend} data-part="legend" data-live="" aria-label="Colours" />
      <p
        className={styles.reading}
        data-part="reading"
        role="status"
        aria-label="Measurement"
        data-live=""
        hidden
      >
        <b />
        <span />
      </p>
      <figure className={styles.section} data-part="section" data-live="" hidden>
        <figcaption data-part="section-title" />
        <canvas data-part="section-canvas" />
        <p>Grid 1 m. White: the last run.</p>
      </figure>
    </>
  );
}

/** The number of a finding, in the list and in the picture. */
export function FindingNumber({ children }: { children: number }) {
  return (
    <b className={styles.number} aria-hidden="true">
      {children}
    </b>
  );
}

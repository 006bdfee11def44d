import type { ReactNode } from "react";
import styles from "./broken-track.module.css";

const FROM = -1500;
const TO = 2400;

/** The end of the line, for the page that does not exist: a buffer stop, and the track that is not built. */
export function TrackEnd() {
  return (
    <Sheet>
      <path className={styles.ties} d={ties(FROM, 1010)} />
      <path className={styles.planned} d={ties(1056, TO)} />
      <path className={styles.dashed} d={`M1046 78H${TO}M1046 122H${TO}`} />
      <path
        className={styles.rails}
        d={`M${FROM} 78H1018M${FROM} 122H1018M986 78l32-18M986 122l32 18`}
      />
      <path className={styles.filled} d="M1018 50h14v100h-14z" />
      <path className={styles.signal} d="M1032 58h8v22h-8zM1032 120h8v22h-8z" />
    </Sheet>
  );
}

/** One rail has come apart, dimensioned like a drawing: for the page that failed. */
export function RailGap() {
  return (
    <Sheet>
      <path className={styles.ties} d={ties(FROM, TO)} />
      <path className={styles.rails} d={`M${FROM} 122H${TO}M${FROM} 78H1000M1062 78H${TO}`} />
      <path
        className={styles.filled}
        d="M1000 71v14l-4-3 3-4-4-3zM1062 71v14l4-4-4-3 4-3zM1000 34l-11-5v10zM1062 34l11-5v10z"
      />
      <path className={styles.dimension} d="M1000 64V24M1062 64V24M940 34H1000M1062 34H1122" />
    </Sheet>
  );
}

/** Far wider than any window, so that the track leaves it on both sides and keeps its size. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.window} aria-hidden="true">
      <svg className={styles.sheet} viewBox={`${FROM} 0 ${TO - FROM} 200`} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

function ties(from: number, to: number): string {
  const count = Math.ceil((to - from) / 22);
  return `M${from} 62v76${"m22-76v76".repeat(count - 1)}`;
}

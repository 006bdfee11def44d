import { branches, grainsFalling, ripples, soilGrains } from "./culvert-failure.ts";
import failure from "./culvert-failures.module.css";
import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import { Strewn } from "./strewn.tsx";

const debris = branches([92, 84]);

/** Branches and stones in front of the pipe. */
export function BlockedInlet() {
  return (
    <Drawing size={[350, 200]} label="Inlet: branches and stones in front of the pipe">
      <path className={styles.soil} d="M0 84H128L210 0H350V200H0z" />
      <Strewn
        id="inlet-grains"
        tile={soilGrains}
        className={styles.soft}
        over="M152 73L224 0H350V73zM0 173H350V200H0z"
      />
      <path className={styles.line} d="M0 84H128L210 0" />
      <path className={styles.opening} d="M0 84H128V160H0zM128 70H350V160H128z" />
      <path className={styles.water} d="M0 122H128V160H0zM128 132H350V160H128z" />
      <path className={styles.heavy} d="M128 70H350M128 160H350M128 50V178" />
      <path className={styles.line} d="M0 160H128" />
      <path className={styles.data} d={ripples(122, 14, 58) + ripples(132, 180, 240, 300)} />
      <path className={failure.debris} d={debris} />
      <path className={failure.flow} d="M196 100H262" />
      <path className={styles.sensor} d="M262 100l-11-5v10z" />
    </Drawing>
  );
}

const falling = grainsFalling([163, 28]);

/** Two lengths of pipe apart, soil that falls in. */
export function OpenJoint() {
  return (
    <Drawing
      size={[350, 200]}
      label="Joint: two lengths of pipe have come apart, soil falls in and a void grows above"
    >
      <path className={styles.soil} d="M0 0H350V200H0z" />
      <Strewn
        id="joint-grains"
        tile={soilGrains}
        className={styles.soft}
        over="M0 0H350V83H0zM0 177H350V200H0z"
      />
      <path className={styles.opening} d="M0 90H162V166H0zM188 98H350V174H188z" />
      <path className={styles.water} d="M0 138H162V166H0zM188 146H350V174H188z" />
      <path className={styles.heavy} d="M0 90H162V78M0 166H162V178M350 98H188V86M350 174H188V186" />
      <path className={failure.void} d="M156 88C132 58 146 20 175 8C204 20 218 58 196 96z" />
      <path className={failure.falling} d={falling} />
      <path className={styles.data} d={ripples(138, 20, 70, 118) + ripples(146, 210, 260, 310)} />
      <path className={styles.dimension} d="M162 182V198M188 190V198M140 194H162M188 194H210" />
      <path className={styles.filled} d="M162 194l-9-4v8zM188 194l9-4v8z" />
    </Drawing>
  );
}

/** The bed gone below the end of the pipe. */
export function ScouredOutlet() {
  return (
    <Drawing
      size={[350, 200]}
      label="Outlet: the stream bed has washed away below the end of the pipe"
    >
      <path className={styles.soil} d="M0 0H110L190 56H350V200H0z" />
      <Strewn
        id="outlet-grains"
        tile={soilGrains}
        className={styles.soft}
        over="M0 0H106L120 10V44H0zM0 187H350V200H0z"
      />
      <path className={styles.line} d="M110 0L190 56" />
      <path
        className={styles.opening}
        d="M0 56H190V132H0zM190 56H350V150C310 192 230 196 190 146z"
      />
      <path
        className={styles.water}
        d="M0 104H190V132H0zM190 104H350V150C310 192 230 196 190 146z"
      />
      <path className={styles.heavy} d="M0 56H190V40M0 132H190V148" />
      <path className={styles.line} d="M190 148C230 196 310 192 350 150" />
      <path className={styles.former} d="M190 132H350" />
      <path className={styles.data} d={ripples(104, 20, 80, 140, 210, 262, 312)} />
      <path className={styles.dimension} d="M272 135V176" />
      <path className={styles.filled} d="M272 132l-4 9h8zM272 181l-4-9h8z" />
    </Drawing>
  );
}

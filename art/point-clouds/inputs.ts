import { createHash } from "node:crypto";
import { defects } from "../../shared/content/example-line/places.ts";
import { LATEST } from "../../shared/content/example-line/runs.ts";
import {
  driftCurve,
  driftKinds,
  railwayKinds,
  railwayStart,
} from "../../shared/content/point-clouds.ts";

/** Metres from the beginning of the railway scene. A defect that lies farther away does not move its rails. */
const REACH = 1000;

/** Returns a hash of the values of the site's content that the scans show. */
export function hashOfInputs(): string {
  const defectsOfScene = defects.filter(
    ({ at, direction }) => direction === "vertical" && Math.abs(at - railwayStart) < REACH,
  );
  const inputs = [LATEST, railwayStart, defectsOfScene, railwayKinds, driftKinds, driftCurve];
  return createHash("sha256").update(JSON.stringify(inputs)).digest("hex").slice(0, 8);
}

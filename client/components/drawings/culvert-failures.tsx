import { CulvertFailuresNarrow } from "./culvert-failures-narrow.tsx";
import { CulvertFailuresWide } from "./culvert-failures-wide.tsx";

/** Three ways a culvert fails, in section; in a narrow window an overview and three places, close up. */
export function CulvertFailures() {
  return (
    <>
      <CulvertFailuresWide />
      <CulvertFailuresNarrow />
    </>
  );
}

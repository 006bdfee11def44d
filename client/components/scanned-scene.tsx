import { Picture, upright } from "./picture.tsx";
import styles from "./scanned-scene.module.css";

/**
 * The railway line at dusk as a camera sees it and, beyond a line that moves with the page's scroll, as the sensor
 * scans it. The two pictures cover the same box, and one is registered to the other.
 */
export function ScannedScene() {
  return (
    <>
      <DuskPicture />
      <DuskPicture scanned />
      <div className={styles.beam} />
    </>
  );
}

/** The width depends on the height: 16:9, 4:5, on a phone 1:2. */
function DuskPicture({ scanned = false }: { scanned?: boolean }) {
  const name = scanned ? "hero-track-dusk-cloud" : "hero-track-dusk";
  return (
    <Picture
      name={name}
      {...(scanned && { alt: "" })}
      sizes="max(100vw, min(178vh, 1600px))"
      narrow={[
        upright(`${name}-upright`),
        { name: `${name}-portrait`, media: "(width < 64rem)", sizes: "max(100vw, 90vh)" },
      ]}
      className={scanned ? styles.scanned : undefined}
      priority={!scanned}
    />
  );
}

import { Picture, upright } from "./picture.tsx";
import styles from "./scanned-scene.module.css";

/**
 * The railway line at dusk as a camera sees it and, beyond a line that moves with the page's scroll, as the sensor
 * scans it. The two pictures cover the same box, and one is registered to the other.
 */
export function ScannedScene() {
  return (
    <>
      <DuskPicture className={styles.seen} />
      <DuskPicture suffix="-cloud" className={styles.scanned} />
      <div className={styles.beam} />
    </>
  );
}

interface DuskPictureProps {
  suffix?: "" | "-cloud";
  className: string | undefined;
}

/** The width depends on the height: 16:9, 4:5, on a phone 1:2. */
function DuskPicture({ suffix = "", className }: DuskPictureProps) {
  return (
    <Picture
      name={`hero-track-dusk${suffix}`}
      {...(suffix && { alt: "" })}
      sizes="max(100vw, min(178vh, 1600px))"
      narrow={[
        upright(`hero-track-dusk${suffix}-upright`),
        {
          name: `hero-track-dusk${suffix}-portrait`,
          media: "(width < 64rem)",
          sizes: "max(100vw, 90vh)",
        },
      ]}
      className={className}
      priority={suffix === ""}
    />
  );
}

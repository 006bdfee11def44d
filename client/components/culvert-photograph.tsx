import type { ComponentProps } from "react";
import type { SheetPicture, ShownCulvert } from "../../shared/content/culvert-sheet.ts";
import { mediaAddress, pictureNamed } from "../media/pictures.ts";
import styles from "./culvert-photograph.module.css";
import { Picture } from "./picture.tsx";

/** Drawings of the pictures' size, so that the same style crops both alike. */
const outlines: Record<SheetPicture, Parameters<typeof mediaAddress>[0]> = {
  "culvert-branches-after": "culvert-branches-after-outline.svg",
  "culvert-ice": "culvert-ice-outline.svg",
  "culvert-inlet": "culvert-inlet-outline.svg",
  "culvert-scoured": "culvert-scoured-outline.svg",
  "culvert-silted": "culvert-silted-outline.svg",
  "culvert-stones": "culvert-stones-outline.svg",
};

interface OutlinedCulvertProps extends Omit<ComponentProps<typeof Picture>, "name"> {
  picture: SheetPicture;
}

/** A photograph of a culvert, and over it the outlines of its opening, in white, and of the defect, in amber. */
export function OutlinedCulvert({ picture, ...photograph }: OutlinedCulvertProps) {
  const { width, height } = pictureNamed(picture);
  return (
    <>
      <Picture name={picture} {...photograph} />
      <img
        src={mediaAddress(outlines[picture])}
        alt=""
        width={width}
        height={height}
        decoding="async"
        loading="lazy"
      />
    </>
  );
}

interface CulvertPhotographProps extends OutlinedCulvertProps {
  view: ShownCulvert["view"];
}

/** The same in a frame of 4 to 3. */
export function CulvertPhotograph({ view, ...photograph }: CulvertPhotographProps) {
  return (
    <div className={styles.frame} data-view={view}>
      <OutlinedCulvert {...photograph} />
    </div>
  );
}

/** What the two outlines mean. */
export function OutlineKey() {
  return (
    <span className={styles.key}>
      <b data-of="defect">Defect</b> and <b data-of="opening">opening</b> in the photograph
    </span>
  );
}

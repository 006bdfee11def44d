import type { PictureName } from "../media/picture-settings.ts";
import { pictureFile, pictureNamed, srcSetOf } from "../media/pictures.ts";

interface PictureProps {
  name: PictureName;
  /** By default the picture's own alt text. Empty if the picture is decorative. */
  alt?: string;
  /** The `sizes` attribute. */
  sizes?: string;
  className?: string | undefined;
  /** For a picture that is visible without scrolling: fetched at once and before others. */
  priority?: boolean;
  /** Other pictures for narrow windows; the browser uses the first whose media query matches. */
  narrow?: readonly { name: PictureName; media: string; sizes?: string }[];
}

/** For `narrow`: the picture for a phone in portrait orientation, if the picture is about as high as the window. */
export function upright(name: PictureName) {
  return { name, media: "(max-aspect-ratio: 11/20)", sizes: "max(100vw, 56vh)" };
}

/** One of the site's pictures, in the formats and widths that the browser chooses from. */
export function Picture(props: PictureProps) {
  const { name, sizes = "100vw", className, priority = false, narrow = [] } = props;
  const { alt, width, height } = pictureNamed(name);
  return (
    <picture>
      {narrow.map((other) => (
        <Sources key={other.name} sizes={sizes} {...other} />
      ))}
      <Sources name={name} sizes={sizes} />
      <img
        src={`/assets/${pictureFile(name, 800, "webp")}`}
        alt={props.alt ?? alt}
        width={width}
        height={height}
        className={className}
        decoding="async"
        {...(priority ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}

function Sources({ name, media, sizes }: { name: PictureName; media?: string; sizes: string }) {
  const { width, height } = pictureNamed(name);
  const rest = { sizes, width, height, ...(media !== undefined && { media }) };
  return (
    <>
      <source type="image/avif" srcSet={srcSetOf(name, "avif")} {...rest} />
      <source type="image/webp" srcSet={srcSetOf(name, "webp")} {...rest} />
    </>
  );
}

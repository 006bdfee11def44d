import type { PictureName } from "../media/picture-settings.ts";
import { pictureFile, pictureNamed, srcSetOf } from "../media/pictures.ts";

interface PictureProps {
  name: PictureName;
  /** Default: what the picture shows. Empty where it only decorates. */
  alt?: string;
  /** How wide it stands, as in `sizes` of HTML. */
  sizes?: string;
  className?: string | undefined;
  /** Part of the first screen: fetched at once and before others. */
  priority?: boolean;
  /** Others for windows that are not as wide as high: the first whose media query holds is shown. */
  narrow?: readonly { name: PictureName; media: string; sizes?: string }[];
}

/** For `narrow`: what a phone held upright shows of a picture about as high as its window. */
export function upright(name: PictureName) {
  return { name, media: "(max-aspect-ratio: 11/20)", sizes: "max(100vw, 56vh)" };
}

/** One of the site's pictures, in the width and format that suit the browser. */
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

import type { ComponentProps } from "react";
import type { PictureSource } from "../../shared/post.ts";

interface SourcePictureProps extends ComponentProps<"img"> {
  picture: PictureSource;
  sizes: string;
}

/** A decorative picture that is given as plain data, such as one that was uploaded with a post. */
export function SourcePicture({ picture, sizes, ...rest }: SourcePictureProps) {
  const { avif, ...fallback } = picture;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img {...fallback} {...rest} sizes={sizes} alt="" decoding="async" />
    </picture>
  );
}

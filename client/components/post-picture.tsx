import type { ComponentProps } from "react";
import type { PictureSource } from "../../shared/post.ts";

interface PostPictureProps extends ComponentProps<"img"> {
  picture: PictureSource;
  sizes: string;
}

/** The decorative picture of a post, which may be one that was uploaded with it. */
export function PostPicture({ picture, sizes, ...rest }: PostPictureProps) {
  const { avif, ...fallback } = picture;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img {...fallback} {...rest} sizes={sizes} alt="" decoding="async" />
    </picture>
  );
}

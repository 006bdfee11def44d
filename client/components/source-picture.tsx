import type { ComponentProps, ReactNode } from "react";
import type { PictureSource } from "../../shared/post.ts";

interface SourcePictureProps extends ComponentProps<"img"> {
  picture: PictureSource;
  sizes: string;
  /** Sources that come before the picture's own. */
  children?: ReactNode;
}

/** A decorative picture that is given as plain data, such as one that was uploaded with a post. */
export function SourcePicture({ picture, sizes, children, ...rest }: SourcePictureProps) {
  const { avif, ...fallback } = picture;
  return (
    <picture>
      {children}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img {...fallback} {...rest} sizes={sizes} alt="" decoding="async" />
    </picture>
  );
}

import type { ListedProduct } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import { classNames } from "../../components/class-names.ts";
import { CloseButton } from "../../components/close-button.tsx";
import { FigureNumber } from "../../components/figure-number.tsx";
import { Stack } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture } from "../../components/picture.tsx";
import text from "../../styles/text.module.css";
import styles from "./product-card.module.css";

/** A product's picture, one figure and the link to its page, in a popover beside the button that opens it. */
export function ProductCard({ id, of: { slug, name, card }, className }: ProductCardProps) {
  const { figure } = card;
  return (
    <dialog
      id={id}
      className={classNames(styles.card, className)}
      popover="auto"
      aria-label={name}
      aria-describedby={`${id}-text`}
      data-screen-only=""
    >
      <div className={styles.media}>
        <Picture
          name={"homePicture" in card ? card.homePicture : card.picture}
          sizes="24rem"
          className={styles.picture}
        />
        <Caption as="span" className={styles.illustration}>
          Illustration
        </Caption>
      </div>
      <div className={styles.words}>
        <h3>{name}</h3>
        <Stack gap={3} stretch id={`${id}-text`}>
          <p className={text.small}>{card.text}</p>
          <Stack gap={1} rule="thin">
            <FigureNumber of={figure} size="sm" />
            <p className={text.small}>{figure.context}</p>
          </Stack>
        </Stack>
        <MoreLink href={paths.solution(slug)}>
          See the product<span className={text.hidden}>: {name}</span>
        </MoreLink>
      </div>
      <CloseButton
        label="Close"
        className={styles.close}
        popoverTarget={id}
        popoverTargetAction="hide"
      />
    </dialog>
  );
}

interface ProductCardProps {
  id: string;
  of: ListedProduct;
  /** Sets the side at which the card opens. */
  className?: string | undefined;
}

import { messages } from "../../../shared/messages.ts";
import { classNames } from "../../components/class-names.ts";
import { PostCardPlaceholder } from "../../components/post-card.tsx";
import text from "../../styles/text.module.css";
import styles from "./insights-list.module.css";

export function LoadingMessage() {
  return <p className={classNames(text.lead, styles.message)}>{messages.loadingPosts}</p>;
}

/** Enough placeholders to fill a window, so that content below the list does not shift when posts load. */
const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];

export function LoadingPosts() {
  return PLACEHOLDERS.map((key) => <PostCardPlaceholder key={key} />);
}

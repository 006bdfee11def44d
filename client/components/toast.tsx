import type { AnimationEvent } from "react";
import type { ToastMessage } from "../../shared/messages.ts";
import { CloseButton } from "./close-button.tsx";
import styles from "./toast.module.css";

interface ToastRegionProps {
  /** Another number makes another toast, which is announced even with the same words. */
  toast: (ToastMessage & { number?: number }) | null | undefined;
  onDismiss(): void;
}

/** Where toasts appear. Both live regions stand from the start, or nothing put into them is read out. */
export function ToastRegion({ toast, onDismiss }: ToastRegionProps) {
  const shown = toast && <Toast key={toast.number} {...toast} onDismiss={onDismiss} />;
  return (
    <div className={styles.region} data-screen-only="">
      <div role="status">{toast?.kind === "success" && shown}</div>
      <div role="alert">{toast?.kind === "error" && shown}</div>
    </div>
  );
}

/**
 * One message. It goes after eight seconds; a pointer or focus on it stops that clock, which is a CSS
 * animation on the bar at the left.
 */
export function Toast({ kind, title, text, onDismiss }: ToastMessage & { onDismiss(): void }) {
  const dismissAtEnd = (event: AnimationEvent) => {
    if (event.target === event.currentTarget) onDismiss();
  };
  return (
    <div className={styles.toast} data-kind={kind}>
      <span className={styles.clock} onAnimationEnd={dismissAtEnd} />
      <b className={styles.title}>{title}</b>
      <p className={styles.text}>{text}</p>
      <CloseButton label="Dismiss" className={styles.close} onClick={onDismiss} />
    </div>
  );
}

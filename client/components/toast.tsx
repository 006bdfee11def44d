import { type AnimationEvent, type FocusEvent, useRef } from "react";
import type { ToastMessage } from "../../shared/messages.ts";
import { CloseButton } from "./close-button.tsx";
import styles from "./toast.module.css";

interface ToastRegionProps {
  /** A new number creates a new toast, which is announced even if the text is the same. */
  toast: (ToastMessage & { number?: number }) | null | undefined;
  onDismiss(): void;
}

/** The container for toasts. Both live regions exist from the start, because screen readers ignore later ones. */
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
 * A message that disappears after eight seconds. The timer is a CSS animation, which hover and focus pause.
 * It is shown as the bar at the left. Dismissing it gives the focus back.
 */
export function Toast({ kind, title, text, onDismiss }: ToastMessage & { onDismiss(): void }) {
  const focusedBefore = useRef<HTMLElement>(null);
  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    focusedBefore.current = relatedTarget as HTMLElement | null;
  };
  const dismiss = () => {
    focusedBefore.current?.focus();
    onDismiss();
  };
  const dismissAtEnd = (event: AnimationEvent) => {
    if (event.target === event.currentTarget) onDismiss();
  };
  return (
    <div className={styles.toast} data-kind={kind}>
      <span className={styles.clock} onAnimationEnd={dismissAtEnd} />
      <b className={styles.title}>{title}</b>
      <p className={styles.text}>{text}</p>
      <CloseButton
        label="Dismiss"
        className={styles.close}
        onFocus={handleFocus}
        onClick={dismiss}
      />
    </div>
  );
}

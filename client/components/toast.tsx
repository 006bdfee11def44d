import { type FocusEvent, type SyntheticEvent, useRef } from "react";
import type { ToastMessage } from "../../shared/messages.ts";
import { CloseButton } from "./close-button.tsx";
import styles from "./toast.module.css";

interface ToastEvents {
  /** The pointer or the focus has entered the toast, whose time must not run out now. */
  onHold(): void;
  onRelease(): void;
  onDismiss(): void;
}

interface ToastRegionProps extends ToastEvents {
  /** A new number creates a new toast, which is announced even if the text is the same. */
  toast: (ToastMessage & { number?: number }) | null | undefined;
  isHeld: boolean;
}

/** The container for toasts. Both live regions exist from the start, because screen readers ignore later ones. */
export function ToastRegion({ toast, ...rest }: ToastRegionProps) {
  const shown = toast && <Toast key={toast.number} {...toast} {...rest} />;
  return (
    <div className={styles.region} data-screen-only="">
      <div role="status">{toast?.kind === "success" && shown}</div>
      <div role="alert">{toast?.kind === "error" && shown}</div>
    </div>
  );
}

type ToastProps = ToastMessage & Omit<ToastRegionProps, "toast">;

/** A message for some seconds, longer while it is held. Dismissing it gives the focus back. */
function Toast({ kind, title, text, isHeld, onHold, onRelease, onDismiss }: ToastProps) {
  const focusedBefore = useRef<HTMLElement>(null);
  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    focusedBefore.current = relatedTarget as HTMLElement | null;
  };
  const dismiss = () => {
    focusedBefore.current?.focus();
    onDismiss();
  };
  const release = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(":hover, :focus-within")) onRelease();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only gives the reader more time
    <div
      className={styles.toast}
      data-kind={kind}
      data-held={isHeld || undefined}
      onMouseEnter={onHold}
      onMouseLeave={release}
      onFocus={onHold}
      onBlur={release}
    >
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

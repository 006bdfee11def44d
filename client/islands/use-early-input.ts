import { type RefObject, useLayoutEffect, useRef } from "react";

/** Returns a ref. Calls `read` once with its element, which the visitor may have changed before this code was loaded. */
export function useEarlyInput<Control extends HTMLElement>(
  read: (control: Control) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const isRead = useRef(false);
  // A later effect would read what React has reset.
  useLayoutEffect(() => {
    if (isRead.current || !control.current) return;
    isRead.current = true;
    read(control.current);
  });
  return control;
}

/** True if a click follows a link in the same tab: the main button, without a modifier key. */
export function isPlainClick(event: Event): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

type Click = Pick<
  MouseEvent,
  "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "preventDefault"
>;

/**
 * The click handler of a link that acts without leaving the page. The browser follows the link after a click with
 * another button or a modifier key, which opens another tab or window.
 */
export function onPlainClick(act: () => void): (click: Click) => void {
  return (click) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = click;
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    click.preventDefault();
    act();
  };
}

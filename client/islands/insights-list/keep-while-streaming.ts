/**
 * Keeps an island that a visitor uses while the server still streams the posts. React's script puts the
 * streamed list in the place of its fallback only as long as the boundary's template stands before it.
 */
export function keepWhileStreaming(element: Element | null): void {
  const before = element?.closest("page-island")?.previousElementSibling;
  if (before instanceof HTMLTemplateElement) before.remove();
}

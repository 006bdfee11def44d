/**
 * Keeps an island that a visitor uses while the server still streams the posts. React's script puts the
 * streamed list in the place of its fallback only as long as the boundary's template stands beside it.
 */
export function keepWhileStreaming(element: Element | null): void {
  const beside = element?.closest("page-island")?.parentElement?.children ?? [];
  for (const each of [...beside]) if (each instanceof HTMLTemplateElement) each.remove();
}

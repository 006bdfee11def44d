/** Reloads the page when the development server comes back with something new. */
export function reloadAfterRestart(): void {
  const server = new EventSource("/development/alive");
  let lost = false;
  server.addEventListener("error", () => {
    lost = true;
  });
  server.addEventListener("open", () => {
    if (lost) location.reload();
  });
}

/** How many processes serve a site, as it says itself. None while nobody answers. */
export async function workersServing(url: string): Promise<number> {
  const metrics = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => "",
  );
  return Number(/^site_workers (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

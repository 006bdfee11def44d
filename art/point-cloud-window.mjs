/** Arguments of Chromium that draw WebGL on the processor. */
export const webGlArguments = [
  "--no-sandbox",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** Opens the point cloud of a page in a window that shows nothing but its points. */
export async function openPointCloud(browser, address, size) {
  const page = await browser.newPage({ viewport: size, bypassCSP: true });
  await page.goto(address);
  const frame = page.locator("page-island[name=point-cloud]");
  await frame.getByRole("button", { name: "Open the point cloud" }).click();
  await frame.getByText(/^Loaded/).waitFor();
  await page.addStyleTag({
    content: `[data-part=stage] { position: fixed !important; inset: 0; z-index: 99; max-height: none !important;
      width: 100vw !important; height: 100vh !important; border: 0 !important }
      [data-part=stage] > :not(canvas) { display: none !important }
      [data-part=canvas] { outline: 0 !important }`,
  });
  // The picture is drawn whole when it has stood still.
  await page.waitForTimeout(3000);
  return page;
}

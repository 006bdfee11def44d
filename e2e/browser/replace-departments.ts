import type { Page } from "@playwright/test";
import type { Department } from "../../shared/content/departments.ts";
import { paths } from "../../shared/paths.ts";

/** Gives the careers island other departments than those of its markup. Call it before the page loads. */
export async function replaceDepartments(
  page: Page,
  replacement: readonly Department[],
): Promise<void> {
  await page.route(`**${paths.careers()}`, async (route) => {
    const response = await route.fetch();
    const props = JSON.stringify({ careersEmail: "careers@example.com", departments: replacement });
    const body = (await response.text()).replace(
      /(<page-island name="careers-list" props=)"[^"]*"/,
      (_match, start) => `${start}"${props.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
    );
    await route.fulfill({ response, body });
  });
}

import { expect } from "@playwright/test";
import { messages } from "../../shared/messages.ts";
import { paths } from "../../shared/paths.ts";
import { test } from "../browser/fixtures.ts";
import { visitor } from "../contract/support/form-visitor.ts";
import { type BrowserWindow, button, field, withText } from "./browser-window.ts";
import { isFirefoxInstalled, openFirefox } from "./firefox.ts";
import { isWebKitInstalled, openWebKit } from "./webkit.ts";

/** Waits until the element's visible text contains the words. */
type ExpectText = (element: string, words: string) => Promise<void>;

for (const { engine, isInstalled, openWindow } of [
  { engine: "Firefox", isInstalled: isFirefoxInstalled, openWindow: openFirefox },
  { engine: "WebKit", isInstalled: isWebKitInstalled, openWindow: openWebKit },
]) {
  test.describe(engine, () => {
    // One window for all tests, one after the other.
    test.describe.configure({ mode: "default" });
    test.skip(!isInstalled, `${engine} is not installed`);
    let window: BrowserWindow;

    test.beforeAll(async () => {
      window = await openWindow();
    });
    test.afterAll(() => window.close());

    const inWindow = (
      title: string,
      path: string,
      take: (window: BrowserWindow, expectText: ExpectText) => Promise<void>,
    ) =>
      test(title, async ({ siteUrl }) => {
        await window.open(siteUrl + path);
        await take(window, (element, words) =>
          expect.poll(() => window.text(element), element).toContain(words),
        );
      });

    inWindow("a demo request is sent", paths.bookADemo(), async (window, expectText) => {
      await window.fill(field("email"), visitor.email);
      await window.click(button("Continue"));
      await window.fill(field("full_name"), visitor.fullName);
      await window.fill(field("company_name"), visitor.companyName);
      await window.choose(field("industry"), visitor.industry);
      await window.click('//input[@type="checkbox"]');
      await expectText("//form", "Thank you, that is done.");
      await window.click(button("Submit Request"));
      await expectText('//*[@role="status"]', messages.requestSent.text);
    });

    inWindow("posts are filtered and read", paths.insights(), async (window, expectText) => {
      await window.click(button("Press Release"));
      await expectText('//button[@aria-pressed="true"]', "Press Release");
      await window.click("//article//a");
      await expect.poll(() => window.address()).toMatch(/\/insights\/[^?]/);
      await window.goBack();
      await expectText('//button[@aria-pressed="true"]', "Press Release");
    });

    inWindow("a menu and a role open", paths.careers(), async (window, expectText) => {
      await window.click(withText("summary", "Solutions"));
      await expectText("//header", "Culvert Risk Assessor");
      await window.click(withText("summary", "Solutions"));
      await window.click(withText("main//summary", "Hardware Development"));
      await window.click(withText("main//summary", "Embedded Engineer"));
      await expectText("//main", "Write firmware and drivers");
    });

    inWindow(
      "the force explorer follows its fields",
      paths.solution("track-temperature-sensor"),
      async (window, expectText) => {
        await window.fill(field("neutral"), "30");
        await expectText('//*[@id="force"]', "× 20 =");
        await expectText("//form//output", "20\u00a0°C above neutral");
      },
    );

    inWindow(
      "the Dashboard shows a chosen location",
      paths.solution("autonomous-track-monitoring"),
      async (window, expectText) => {
        await window.click(withText("a", "8.02"));
        await expect.poll(() => window.address()).toContain("at=8.02");
        await expectText("//main", "Both rails low at a crossing");
      },
    );

    inWindow(
      "the point cloud loads its points",
      paths.solution("autonomous-track-monitoring"),
      async (window, expectText) => {
        const island = '//page-island[@name="point-cloud"]';
        await window.click(withText("page-island//button", "Open the point cloud"));
        await expectText(island, "Loaded: 2");
        await window.click(withText("page-island//button", "Change since last run"));
        await expectText(island, "Not there on the last run");
      },
    );

    inWindow(
      "the fleet map shows the chosen vehicle",
      paths.solution("underground-positioning-system"),
      async (window, expectText) => {
        await window.click(withText("tr//a", "Truck 3"));
        await expect.poll(() => window.address()).toContain("vehicle=T3");
        await expectText('//tr[@aria-current="true"]', "Truck 3");
      },
    );

    inWindow(
      "the driver's display follows an assumption",
      paths.solution("collision-avoidance"),
      async (window, expectText) => {
        await window.click(withText("summary", "Floor, reaction, vehicle"));
        await window.click(withText("main//a", "Wet clay 0.2"));
        await expect.poll(() => window.address()).toContain("floor=clay");
        await expectText("//main", "Stops in");
      },
    );

    inWindow(
      "the photographs of culverts follow their scores",
      paths.solution("culvert-risk-assessor"),
      async (window, expectText) => {
        await window.click(withText("a", "Along the line"));
        await expectText('//*[@id="sheet"]', "Rank by risk");
      },
    );
  });
}

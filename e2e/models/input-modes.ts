import { expect, type Locator } from "@playwright/test";

/** How a visitor uses the page. */
export interface InputMode {
  press(target: Locator): Promise<void>;
  /** Replaces the text of a field. */
  write(target: Locator, text: string): Promise<void>;
  choose(target: Locator, option: string): Promise<void>;
}

export const mouse: InputMode = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  async choose(target, option) {
    await target.selectOption(option);
  },
};

/** Reaches everything by the Tab key, from wherever the focus is. */
export const keyboard: InputMode = {
  async press(target) {
    await reach(target);
    await target.page().keyboard.press("Enter");
  },
  async write(target, text) {
    await reach(target);
    await target.page().keyboard.press("Control+A");
    await target.page().keyboard.press("Backspace");
    await target.page().keyboard.type(text);
  },
  async choose(target, option) {
    await reach(target);
    await target.page().keyboard.type(option);
  },
};

async function reach(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // More than the number of tab stops on any page.
  for (let stops = 0; stops < 120; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

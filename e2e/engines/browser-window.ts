/** A window of a browser that Playwright cannot drive. Elements are XPath expressions; each call waits for its element. */
export interface BrowserWindow {
  open(address: string): Promise<void>;
  goBack(): Promise<void>;
  address(): Promise<string>;
  click(element: string): Promise<void>;
  /** Replaces the text of a field by typing. */
  fill(element: string, text: string): Promise<void>;
  /** Chooses the option of a select by its label. */
  choose(element: string, label: string): Promise<void>;
  /** The element's visible text. */
  text(element: string): Promise<string>;
  close(): Promise<void>;
}

export const field = (name: string) => `//*[@name="${name}"]`;
export const button = (label: string) => `//button[normalize-space()="${label}"]`;
export const withText = (element: string, words: string) =>
  `//${element}[contains(normalize-space(), "${words}")]`;

/** Whether the content can be read. While it cannot, the site serves the pages of the page cache as they are. */
export class ContentOutage {
  #since: Date | undefined;

  /** The time of the first failed read since the last successful one. Undefined while the content can be read. */
  get since(): Date | undefined {
    return this.#since;
  }

  begin(now: Date): void {
    this.#since ??= now;
  }

  end(): void {
    this.#since = undefined;
  }
}

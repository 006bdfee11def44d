import type { RenderedPost } from "./rendered-post.ts";

/** Posts by key, up to `capacity` characters of JSON; the least recently used go first. */
export class RecentPosts {
  readonly #entries = new Map<string, { post: RenderedPost; size: number }>();
  readonly #capacity: number;
  #size = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): RenderedPost | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.post;
  }

  add(key: string, post: RenderedPost, size: number): void {
    this.#remove(key);
    this.#entries.set(key, { post, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#capacity) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}

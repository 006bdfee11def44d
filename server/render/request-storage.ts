/**
 * In the place of Node's `AsyncLocalStorage`, for React's server renderer alone, which keeps the
 * request that it renders there. Known while React renders, which is all that our components need;
 * Node's own would follow every promise and every socket of the process from the first page on.
 */
export class AsyncLocalStorage<Store> {
  #store: Store | undefined;

  run<Result>(store: Store, callback: (...values: never[]) => Result, ...values: never[]): Result {
    const outer = this.#store;
    this.#store = store;
    try {
      return callback(...values);
    } finally {
      this.#store = outer;
    }
  }

  getStore(): Store | undefined {
    return this.#store;
  }
}

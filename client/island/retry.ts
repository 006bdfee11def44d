/** Pauses between attempts: a short fault of the network, then a slower one such as a change of the network. */
const PAUSES_MS = [1000, 3000];

/** Repeats a failed task after each pause. @throws the error of the last attempt */
export async function retry<Result>(task: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await task();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return task();
}

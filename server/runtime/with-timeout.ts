/** The promise's own outcome, or an error with `message` when it takes longer than `limitMs`. */
export async function withTimeout<T>(
  promise: Promise<T>,
  limitMs: number,
  message: string,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), limitMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

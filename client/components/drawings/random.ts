/** Numbers from 0 up to 1 that look random and are the same on every run, so that a drawing stays itself. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    // Constants of "Numerical Recipes" for a modulus of 2^32.
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Creates a pseudo-random generator of numbers from 0 to 1. A seed always gives the same numbers, so that drawings do not change. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    // Constants of "Numerical Recipes" for a modulus of 2^32.
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

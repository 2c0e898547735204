/**
 * Pseudo-random numbers, equal for equal seeds (mulberry32).
 *
 * @param {number} seed
 */
export function seeded(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from 0 up to but not including `bound`. */
  const below = (bound) => Math.floor(next() * bound);
  return {
    next,
    below,
    /** @returns {any} one of them; undefined where there is none */
    one: (choices) => choices[below(choices.length)],
  };
}

/** Returns the option to which a key leads from option `active` of `count`; undefined for other keys. */
export function listMove(key: string, active: number, count: number): number | undefined {
  const last = Math.max(count - 1, 0);
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(active + 8, last);
    case 'PageUp':
      return Math.max(active - 8, 0);
    default:
      return undefined;
  }
}

/** Longer texts are compared by their words. */
const longest = 60;
/** An address is one long word. */
const longestWord = 200;

/**
 * Whether one text may have become the other by a slip: at most a fifth of the letters differ, or one word.
 */
export function isSimilar(a: string, b: string): boolean {
  const [left, right] = [a.split(' '), b.split(' ')];
  const isFewWords = left.length <= 2 || right.length <= 2;
  const most = isFewWords ? longestWord : longest;
  if (a.length <= most && b.length <= most) {
    return editDistance(a, b) <= Math.max(2, Math.min(a.length, b.length) / 4);
  }
  if (isFewWords) return false;
  return left.length === right.length && left.filter((word, at) => word !== right[at]).length <= 1;
}

/** The number of letters to insert, remove or replace; two exchanged ones count once. */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 20) return Infinity;
  let [before, row] = [new Array<number>(), Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + cost,
          isExchanged ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

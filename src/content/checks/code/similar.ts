/** Texts whose lengths differ by more are not near each other, whatever the limit. */
const mostLonger = 20;

/**
 * Whether at most `furthest` letters must be inserted, removed or replaced to make one text of the other; two
 * exchanged ones count once.
 */
export function isNear(a: string, b: string, furthest: number): boolean {
  if (Math.abs(a.length - b.length) > Math.min(furthest, mostLonger)) return false;
  if (lettersGone(a, b) > furthest || lettersGone(b, a) > furthest) return false;
  let before: number[] = [];
  let row: number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  let leastBefore = 0;
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let steps = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, (before[j - 2] ?? 0) + 1);
      next.push(steps);
      if (steps < least) least = steps;
    }
    // Each further row follows from the last two.
    if (least > furthest && leastBefore > furthest) return false;
    leastBefore = least;
    [before, row] = [row, next];
  }
  return (row.at(-1) ?? 0) <= furthest;
}

const counts = new Int32Array(0x80);

/**
 * At least so many letters of one text are not in the other; each of them takes a step. Letters beyond ASCII
 * count as one of its characters, which makes the number smaller.
 */
function lettersGone(a: string, b: string): number {
  counts.fill(0);
  for (let at = 0; at < b.length; at++) {
    const code = b.charCodeAt(at) & 0x7f;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  let gone = 0;
  for (let at = 0; at < a.length; at++) {
    const code = a.charCodeAt(at) & 0x7f;
    const left = counts[code] ?? 0;
    if (left === 0) gone += 1;
    else counts[code] = left - 1;
  }
  return gone;
}

/** The only word that differs between as many words of two texts, with its place. */
export function onlyDifference(
  words: readonly string[],
  others: readonly string[],
): { readonly at: number; readonly word: string; readonly other: string } | undefined {
  const [at, ...more] = [...words.keys()].filter((index) => words[index] !== others[index]);
  if (at === undefined || more.length > 0) return undefined;
  return { at, word: words[at] ?? '', other: others[at] ?? '' };
}

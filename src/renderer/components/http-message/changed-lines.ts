import type { JsonLine } from './json-lines';

/** The comparison takes quadratic time, so longer texts are not marked. */
const mostLines = 600;

/** Returns the lines of `after` that a correction changed. Differences in commas are ignored. */
export function changedLines(before: readonly JsonLine[], after: readonly JsonLine[]): ReadonlySet<number> {
  const changed = new Set<number>();
  if (before.length > mostLines || after.length > mostLines) return changed;
  const [old, now] = [before.map(textOf), after.map(textOf)];
  const longest = commonLengths(old, now);
  let [i, j] = [0, 0];
  while (j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      i++;
      j++;
    } else if (i < old.length && lengthAt(longest, i + 1, j) >= lengthAt(longest, i, j + 1)) {
      i++;
    } else {
      changed.add(j);
      j++;
    }
  }
  return changed;
}

function textOf(line: JsonLine): string {
  const text = line.tokens.map((token) => token.text).join('');
  return `${line.level} ${text.endsWith(',') ? text.slice(0, -1) : text}`;
}

/** Lengths of the longest common subsequences of all suffixes of two lists. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row === undefined) continue;
      row[j] =
        a[i] === b[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1));
    }
  }
  return lengths;
}

function lengthAt(lengths: readonly Uint16Array[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

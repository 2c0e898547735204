import type { DiffPart } from '../../../content/diff/diff-values';

/** An unchanged stretch that is not shown. */
export interface Gap {
  readonly kind: 'gap';
  readonly characters: number;
}

export interface Excerpt {
  readonly parts: readonly (DiffPart | Gap)[];
  /** Whether there is more after them. */
  readonly isCut: boolean;
}

/** Number of unchanged characters shown on each side of a change. */
const contextCharacters = 400;

/** Returns the changes of a long value, each with context; at most `mostParts` parts. */
export function excerpt(parts: readonly DiffPart[], mostParts: number): Excerpt {
  const halves = parts.flatMap(halved);
  const near = nearChanges(halves);
  const shown: (DiffPart | Gap)[] = [];
  let skipped = 0;
  for (const [index, part] of halves.entries()) {
    const piece = part.kind === 'same' ? near(index) : { text: part.text, before: 0, after: 0 };
    skipped += piece.before;
    if (piece.text === '') continue;
    if (shown.length >= mostParts) return { parts: shown, isCut: true };
    if (skipped > 0) shown.push({ kind: 'gap', characters: skipped });
    skipped = piece.after;
    shown.push({ ...part, text: piece.text });
  }
  if (skipped > 0) shown.push({ kind: 'gap', characters: skipped });
  return { parts: shown, isCut: false };
}

/** Splits a long unchanged part: its beginning may belong to one change, its end to the next. */
function halved(part: DiffPart): readonly DiffPart[] {
  const { kind, unit, text } = part;
  if (kind !== 'same' || unit === 'tag' || text.length < 2 * contextCharacters) return [part];
  let middle = text.length >> 1;
  // Avoids splitting a surrogate pair.
  if (/[\uDC00-\uDFFF]/.test(text.charAt(middle))) middle += 1;
  return [
    { ...part, text: text.slice(0, middle) },
    { ...part, text: text.slice(middle) },
  ];
}

interface Piece {
  readonly text: string;
  /** Number of characters omitted before and after. */
  readonly before: number;
  readonly after: number;
}

/** Returns the portion of an unchanged part near a change. Tags are shown whole or not at all. */
function nearChanges(parts: readonly DiffPart[]): (index: number) => Piece {
  const sinceChange = distances(parts);
  const untilChange = distances(parts.toReversed()).toReversed();
  return (index) => {
    const part = parts[index];
    if (part === undefined) return { text: '', before: 0, after: 0 };
    const { text, unit } = part;
    const head = Math.max(0, contextCharacters - (sinceChange[index] ?? Infinity));
    const tail = Math.max(0, contextCharacters - (untilChange[index] ?? Infinity));
    if (head + tail >= text.length || (unit === 'tag' && head + tail > 0))
      return { text, before: 0, after: 0 };
    if (head === 0 && tail === 0) return { text: '', before: text.length, after: 0 };
    if (head > 0) return { text: text.slice(0, head), before: 0, after: text.length - head };
    return { text: text.slice(text.length - tail), before: text.length - tail, after: 0 };
  };
}

/** Characters between each part and the change before it. */
function distances(parts: readonly DiffPart[]): readonly number[] {
  let distance = Infinity;
  return parts.map(({ kind, text }) => {
    const own = distance;
    distance = kind === 'same' ? distance + text.length : 0;
    return own;
  });
}

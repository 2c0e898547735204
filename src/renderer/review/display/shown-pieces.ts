import { invisiblePlaces, type InvisibleCharacter } from './invisible-characters';
import type { TextMark } from './text-mark';

/** Text that is rendered in one style. */
export interface ShownPiece {
  readonly text: string;
  /** Kinds of the marks on it; empty without marks. */
  readonly kinds: string;
  readonly invisible?: InvisibleCharacter;
}

interface PlacedText {
  readonly text: string;
  /** Offset in the value. */
  readonly start: number;
  readonly end: number;
  /** The value has another notation for the text, so it is marked as a whole. */
  readonly isWhole: boolean;
  /** The text begins a line of code, whose indentation is no mistake. */
  readonly isIndented?: boolean;
}

/** Splits a text at the ends of marks and around invisible characters. Undefined if it is drawn unchanged. */
export function shownPieces(
  { text, start, end, isWhole, isIndented = false }: PlacedText,
  marks: readonly TextMark[],
): readonly ShownPiece[] | undefined {
  const indent = isIndented ? (/^[ \t]*/.exec(text)?.[0].length ?? 0) : 0;
  const invisible = invisiblePlaces(text).filter((place) => place.end > indent);
  const touching = marks.filter((mark) => mark.from < end && mark.to > start);
  if (invisible.length === 0 && touching.length === 0) return undefined;
  const within = isWhole
    ? touching.map(({ kind }) => ({ from: 0, to: text.length, kind }))
    : touching.map(({ from, to, kind }) => ({
        from: Math.max(0, from - start),
        to: Math.min(text.length, to - start),
        kind,
      }));
  const cuts = new Set([0, text.length]);
  for (const mark of within) cuts.add(mark.from).add(mark.to);
  for (const place of invisible) cuts.add(place.start).add(place.end);
  const ends = [...cuts].toSorted((a, b) => a - b);
  const pieces: ShownPiece[] = [];
  let place = 0;
  for (let i = 1; i < ends.length; i++) {
    const [from = 0, to = 0] = [ends[i - 1], ends[i]];
    while ((invisible[place]?.end ?? Infinity) <= from) place++;
    const at = invisible[place];
    pieces.push({
      text: text.slice(from, to),
      kinds: kindsAt(within, from, to),
      ...(at !== undefined && at.start <= from ? { invisible: cutTo(at.character, to - from) } : {}),
    });
  }
  return pieces;
}

function kindsAt(marks: readonly TextMark[], from: number, to: number): string {
  const kinds = marks.filter((mark) => mark.from <= from && mark.to >= to).map(({ kind }) => kind);
  return [...new Set(kinds)].join(' ');
}

/** A mark may cover only some of several spaces. */
function cutTo(character: InvisibleCharacter, length: number): InvisibleCharacter {
  return character.short.startsWith('·') ? { ...character, short: '·'.repeat(length) } : character;
}

import type { TextSize } from './text-size';

/** Position where counting continues: a field, and the part of it that was counted already. */
export interface SizePlace {
  readonly field: number;
  /** Number of counted slices of its text, source before target. */
  readonly slice: number;
}

/** Size of a portion of a request. */
export interface SizePortion {
  readonly source: TextSize;
  readonly target: TextSize;
  /** Every field in it has both sides. */
  readonly isPaired: boolean;
  /** Absent at the end of the request. */
  readonly next?: SizePlace;
}

export const noSize: SizePortion = {
  source: { words: 0, characters: 0 },
  target: { words: 0, characters: 0 },
  isPaired: true,
};

/** Joins two portions; counting continues after the second. */
export function joinSizes(first: SizePortion, { source, target, isPaired, next }: SizePortion): SizePortion {
  return {
    source: joinTexts(first.source, source),
    target: joinTexts(first.target, target),
    isPaired: first.isPaired && isPaired,
    ...(next === undefined ? {} : { next }),
  };
}

function joinTexts(a: TextSize, b: TextSize): TextSize {
  return { words: a.words + b.words, characters: a.characters + b.characters };
}

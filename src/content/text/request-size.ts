import type { TextSize } from './text-size';

/** Where counting goes on: a field, and how much of it is counted already. */
export interface SizePlace {
  readonly field: number;
  /** Slices of its text, source before target. */
  readonly slice: number;
}

/** How long a stretch of a request is. */
export interface SizePortion {
  readonly source: TextSize;
  readonly target: TextSize;
  /** Every field of it has both sides. */
  readonly isPaired: boolean;
  /** Absent at the end of the request. */
  readonly next?: SizePlace;
}

export const noSize: SizePortion = {
  source: { words: 0, characters: 0 },
  target: { words: 0, characters: 0 },
  isPaired: true,
};

/** Both together, going on where the second one ends. */
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

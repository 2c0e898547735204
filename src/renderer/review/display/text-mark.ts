/** A marked range of a value, in UTF-16 units of the raw value; `to` is exclusive. */
export interface TextMark {
  readonly from: number;
  readonly to: number;
  /** Value of `data-kind`; overlapping marks list all kinds, separated by spaces. */
  readonly kind: string;
}

/** A constant, so that content without marks is not rendered again. */
export const noMarks: readonly TextMark[] = [];

/** Returns the marks that touch a range; usually none. */
export function marksWithin(marks: readonly TextMark[], from: number, to: number): readonly TextMark[] {
  if (marks.length === 0) return noMarks;
  const within = marks.filter((mark) => mark.from < to && mark.to > from);
  return within.length === 0 ? noMarks : within;
}

export function joinMarks(first: readonly TextMark[], second: readonly TextMark[]): readonly TextMark[] {
  if (second.length === 0) return first;
  return first.length === 0 ? second : [...first, ...second];
}

/**
 * A stretch of a value that is pointed out; UTF-16 units of the value as it is written, `to` not included.
 */
export interface TextMark {
  readonly from: number;
  readonly to: number;
  /** Value of `data-kind`; overlapping marks list all kinds, separated by spaces. */
  readonly kind: string;
}

/** A constant, so that content without marks is not rendered again. */
export const noMarks: readonly TextMark[] = [];

/** The marks that touch a stretch; nearly always none. */
export function marksWithin(marks: readonly TextMark[], from: number, to: number): readonly TextMark[] {
  if (marks.length === 0) return noMarks;
  const within = marks.filter((mark) => mark.from < to && mark.to > from);
  return within.length === 0 ? noMarks : within;
}

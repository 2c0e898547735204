/** A stretch of a value that is pointed out; UTF-16 units of the value as it is written, `to` not included. */
export interface TextMark {
  readonly from: number;
  readonly to: number;
  /** What `data-kind` says; where marks meet, all of them with spaces between. */
  readonly kind: string;
}

/** One and the same, so that what has no marks is not drawn again. */
export const noMarks: readonly TextMark[] = [];

/** The marks that touch a stretch; nearly always none. */
export function marksWithin(marks: readonly TextMark[], from: number, to: number): readonly TextMark[] {
  if (marks.length === 0) return noMarks;
  const within = marks.filter((mark) => mark.from < to && mark.to > from);
  return within.length === 0 ? noMarks : within;
}

import { placeholderRanges, type PlaceholderSyntax } from '../../../content/files/placeholder-ranges';
import type { ReadableLine } from '../../../content/html/line-collector';
import { noMarks, type TextMark } from './text-mark';

const syntaxes: readonly PlaceholderSyntax[] = ['printf', 'braces', 'double-braces', 'ruby', 'dollar'];

/**
 * The places of the placeholders in a value, for example `{port}` and `%1$s`. A text that the value has in
 * another notation has no places inside, and gets no mark.
 */
export function placeholderMarks(lines: readonly ReadableLine[]): readonly TextMark[] {
  const marks = lines.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if (part.kind !== 'text' || part.isWhole) return [];
      return placeholderRanges(part.text, syntaxes)
        .filter(({ start, end }) => !isPercentage(part.text, start, end))
        .map(({ start, end }) => ({ from: part.start + start, to: part.start + end, kind: 'placeholder' }));
    }),
  );
  return marks.length === 0 ? noMarks : marks;
}

/** "20%d'intérêt" is a percentage, and "%%" stands for its sign. */
function isPercentage(text: string, start: number, end: number): boolean {
  if (text[start] !== '%') return false;
  return text.slice(start, end) === '%%' || /\p{Nd}/u.test(text[start - 1] ?? '');
}

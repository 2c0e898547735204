import { readRuns } from '../html/editable-runs';
import { withPlainSpaces } from './field-units';

/** A translation in a memory, with inline tags where it has them. */
interface Translation {
  readonly source: string;
  readonly target: string;
  readonly targetMarkup: string | null;
}

/** A number as it is written, beside no Latin letter; a character reference is none. */
const number = /&#?\w{1,31};|(?<![A-Za-z_\d.,])\d+(?:[.,]\d+)*(?![A-Za-z_\d])/g;

/**
 * Returns the target with the numbers of `text` where a unit's source differs from it in numbers only, and
 * each of these is in the target as often, written in the same way. Undefined where it is not certain.
 */
export function fitNumbers(
  { source, target, targetMarkup }: Translation,
  text: string,
): Pick<Translation, 'target' | 'targetMarkup'> | undefined {
  const [before, wanted] = [source, text].map(withPlainSpaces);
  if (before === undefined || wanted === undefined || before === wanted) return undefined;
  if (before.replaceAll(number, hidden) !== wanted.replaceAll(number, hidden)) return undefined;
  const [old, own] = [numbersIn(before), numbersIn(wanted)];
  const changes = new Map<string, string>();
  for (const [index, one] of old.entries()) {
    const other = own[index] ?? one;
    // One number that becomes two can't be told apart in the target.
    if ((changes.get(one) ?? other) !== other) return undefined;
    changes.set(one, other);
  }
  const inTarget = numbersIn(target);
  const isCertain = [...changes].every(
    ([one, other]) => one === other || count(inTarget, one) === count(old, one),
  );
  if (!isCertain) return undefined;
  const changed = (part: string): string => part.replaceAll(number, (one) => changes.get(one) ?? one);
  if (targetMarkup === null) return { target: changed(target), targetMarkup };
  const runs = readRuns(targetMarkup);
  const texts = runs.flatMap((run) => (run.kind === 'text' ? numbersIn(run.raw) : []));
  // Tags in the middle of a number would leave it as it was.
  if (texts.join(' ') !== inTarget.join(' ')) return undefined;
  return {
    target: changed(target),
    targetMarkup: runs.map((run) => (run.kind === 'text' ? changed(run.raw) : run.raw)).join(''),
  };
}

const isNumber = (found: string): boolean => !found.startsWith('&');
const hidden = (found: string): string => (isNumber(found) ? '#' : found);

function numbersIn(text: string): readonly string[] {
  return Array.from(text.matchAll(number), ([found]) => found).filter(isNumber);
}

function count(numbers: readonly string[], wanted: string): number {
  return numbers.filter((one) => one === wanted).length;
}

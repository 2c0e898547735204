import type {
  HandoverFault,
  HandoverFaultRule,
  ReturnedRow,
  Verdict,
} from '../../content/handover/returned-document';
import { markerPattern } from '../../content/handover/marker-faults';
import { fieldPieces } from '../../content/handover/table/field-pieces';
import { misreadText } from '../../content/handover/misread-text';
import { haveSameLetters, inCharactersOf } from '../../content/handover/same-letters';
import { markField, unmarkTarget, withNamingOf } from '../../content/handover/tag-markers';
import { longestComment, type TakeBackState } from '../../contract/handovers';
import { canAccept, judgeAnswer, type FieldTexts } from './judge-answer';
import { languageFaults } from './language-faults';
import { respelledFaults } from './respelled-faults';
import { identityFaults, notationFaults, placeOf, sourceFaults, type HandedField } from './row-identity';

/** The rows of one field, compared with what was handed out and with what this desk has now. */
export interface ComparedField {
  readonly state: Exclude<TakeBackState, 'unknown'>;
  readonly canAccept: boolean;
  /** Undefined where it would be a guess, and where only the verdict is stale: no text is to be replaced. */
  readonly value: string | undefined;
  /** As in `JudgedAnswer`. */
  readonly held: string | undefined;
  /** The text of the file, where it has no value. */
  readonly returned: string | undefined;
  readonly verdict: Verdict | undefined;
  readonly comment: string | undefined;
  readonly author: string | undefined;
  readonly faults: readonly HandoverFault[];
}

/** Faults after which a text is not what the reviewer wrote, or not about this field. */
const untrusted: ReadonlySet<HandoverFaultRule> = new Set([
  'identity-missing',
  'identity-changed',
  'identity-incomplete',
  'misread-letters',
  'duplicate-row',
  'formula',
  'merged-cells',
  'cut-off',
  'text-missing',
]);
/** Faults after which a person has to look at a text that can still be accepted. */
const doubtful: ReadonlySet<HandoverFaultRule> = new Set([
  'target-emptied',
  'foreign-language',
  'other-language',
  'date-cell',
  'number-cell',
  'struck-out',
  'not-text',
  'tag-lost',
  'tag-doubled',
  'tag-order',
  'tag-edited',
  'edited-elsewhere',
]);

/**
 * Compares the rows of one field, which are several where a table shows the field in pieces. `current` is
 * undefined where the field is no longer there. `isHandedSource` says whether a source without its spaces is
 * that of any field that was handed out.
 */
export function compareReturned(
  rows: readonly ReturnedRow[],
  field: HandedField,
  current: FieldTexts | undefined,
  isHandedSource: (marked: string) => boolean = () => false,
): ComparedField {
  const handed = withNamingOf(
    field,
    rows.flatMap(({ markedTarget, markedSource, shownSource }) => [
      markedTarget ?? '',
      markedSource ?? '',
      shownSource ?? '',
    ]),
  );
  const ownFaults = rows.flatMap((row) => [...row.faults, ...identityFaults(row, handed)]);
  // Each of the units of a field that is there twice has this fault; it is said once.
  const faults = ownFaults.filter((one) => !isDoubled(one) || one === ownFaults.find(isDoubled));
  const isOther = faults.some(({ rule }) => rule.startsWith('identity-'));
  const { kept, conflict } = withoutCopies(rows);
  const sources = sourceFaults(rows, handed, isHandedSource);
  const text = conflict === undefined ? assembledAsKnown(kept, handed, current) : undefined;
  if (conflict !== undefined && !faults.some(isDoubled)) faults.push(conflict);
  const misread = text?.value === handed.target ? undefined : misreadIn(rows, handed);
  if (misread !== undefined) faults.push(misread);
  // Markers that were misread are no lost tags.
  else {
    // A row of another field has another source, too.
    if (!isOther) faults.push(...sources);
    if (text !== undefined) faults.push(...text.faults);
    if (!isOther) faults.push(...notationFaults(kept, handed));
  }
  const isTrusted = !faults.some(({ rule }) => untrusted.has(rule));
  const value = isTrusted ? text?.value : undefined;
  if (value !== undefined && isBlank(value, handed) && !isBlank(handed.target, handed))
    faults.push({ rule: 'target-emptied', detail: {}, ...placeOf(rows) });
  if (value !== undefined && value !== handed.target) {
    const isSourceEdited = sources.some(({ rule }) => rule === 'source-edited');
    faults.push(...languageFaults(rows, handed, value));
    faults.push(...respelledFaults(rows, handed, { value, isSourceEdited }));
  }
  const { cut, ...said } = saidOf(kept);
  if (cut !== undefined) faults.push(cut);
  const isDamaged = value === undefined || faults.some(({ rule }) => doubtful.has(rule));
  if (!isDamaged) {
    const judged = judgeAnswer({ value, ...said }, handed, current);
    if (judged.held !== undefined) faults.push({ rule: 'stale-verdict', detail: {}, ...placeOf(rows) });
    return { ...judged, returned: undefined, ...said, faults };
  }
  return {
    state: 'damaged',
    canAccept: isTrusted && canAccept({ value, ...said }, handed, current),
    value,
    held: undefined,
    returned:
      value === undefined
        ? rows.map(({ markedTarget, target }) => target ?? markedTarget ?? '').join('')
        : undefined,
    ...said,
    faults,
  };
}

const isDoubled = ({ rule }: HandoverFault): boolean => rule === 'duplicate-row';

/** Whether a value has nothing to read, tags and white space aside. */
function isBlank(value: string, { data, source }: HandedField): boolean {
  const { target } = markField({ data, source, target: value });
  return target.split(markerPattern).every((part, index) => index % 2 === 1 || part.trim() === '');
}

/** A text whose letters are not those that the reviewer saw, since the encoding of the file was changed. */
function misreadIn(rows: readonly ReturnedRow[], handed: HandedField): HandoverFault | undefined {
  for (const { target, markedTarget, place } of rows) {
    const text = misreadText(target ?? markedTarget ?? '', handed, handed.languages);
    if (text !== undefined) return { rule: 'misread-letters', detail: { text: text.slice(0, 60) }, place };
  }
  return undefined;
}

/** Leaves out copies of a row. Rows of one place that say different things are a conflict. */
function withoutCopies(rows: readonly ReturnedRow[]): {
  readonly kept: readonly ReturnedRow[];
  readonly conflict: HandoverFault | undefined;
} {
  const kept = new Map<number | undefined, ReturnedRow>();
  let conflict: HandoverFault | undefined;
  for (const row of rows) {
    const known = kept.get(row.segment);
    if (known === undefined) kept.set(row.segment, row);
    else if (contentOf(known) !== contentOf(row)) {
      conflict ??= { rule: 'duplicate-row', detail: {}, place: row.place };
    }
  }
  return { kept: [...kept.values()], conflict };
}

function contentOf({ target, markedTarget, verdict, comment }: ReturnedRow): string {
  return JSON.stringify([target, markedTarget, verdict, comment]);
}

/** As `assembled`, in the characters of the text that was handed out, or that this desk has now. */
function assembledAsKnown(
  rows: readonly ReturnedRow[],
  handed: HandedField,
  current: FieldTexts | undefined,
): ReturnType<typeof assembled> {
  const { value, faults } = assembled(rows, handed);
  if (value === undefined) return { value, faults };
  const known = [handed.target, current?.target].find(
    (text) => text !== undefined && haveSameLetters(value, text),
  );
  return { value: known ?? inCharactersOf(handed.target, value), faults };
}

/** Puts the returned text, or the returned pieces of it, into the field. */
function assembled(
  rows: readonly ReturnedRow[],
  handed: HandedField,
): { readonly value: string | undefined; readonly faults: readonly HandoverFault[] } {
  const [first] = rows;
  if (first === undefined) return { value: undefined, faults: [] };
  if (first.target !== undefined) return { value: first.target, faults: [] };
  const whole = rows.find(({ segment }) => segment === undefined)?.markedTarget;
  if (whole !== undefined && rows.length === 1) return placed(unmarkTarget(whole, handed), first);
  const marked = markField(handed);
  const pieces = fieldPieces(marked.source, marked.target);
  const bySegment = new Map(rows.map((row) => [row.segment, row]));
  const isKnown = rows.every(
    ({ segment }) => segment !== undefined && segment >= 1 && segment <= pieces.length,
  );
  if (!isKnown) {
    return { value: undefined, faults: [{ rule: 'identity-changed', detail: {}, place: first.place }] };
  }
  // A piece whose row was deleted stays as it was handed out.
  const text = pieces.map((piece, index) => bySegment.get(index + 1)?.markedTarget ?? piece.target).join('');
  return placed(unmarkTarget(text, handed), first);
}

function placed(
  { value, faults }: ReturnType<typeof unmarkTarget>,
  { place }: ReturnedRow,
): { readonly value: string | undefined; readonly faults: readonly HandoverFault[] } {
  return { value, faults: faults.map((fault) => ({ ...fault, place })) };
}

/** The verdict on all pieces: the worst one; `fine` only where no piece was left without. */
function saidOf(rows: readonly ReturnedRow[]): Pick<ComparedField, 'verdict' | 'comment' | 'author'> & {
  readonly cut: HandoverFault | undefined;
} {
  const given = rows.map(({ verdict }) => verdict);
  const verdict =
    given.find((one) => one === 'wrong') ??
    given.find((one) => one === 'changed') ??
    (given.every((one) => one === 'fine') ? given[0] : undefined);
  const comments = rows.flatMap(({ comment }) => comment ?? []);
  const comment = comments.join('\n');
  const isLong = comment.length > longestComment;
  return {
    verdict,
    comment: comments.length === 0 ? undefined : comment.slice(0, longestComment),
    cut: isLong
      ? { rule: 'comment-cut', detail: { count: `${comment.length}` }, ...placeOf(rows) }
      : undefined,
    author: rows.find(({ author }) => author !== undefined)?.author,
  };
}

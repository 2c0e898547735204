import { tokenizeHtml, type HtmlPiece, type TagPiece } from '../html/tokenize';
import type { CheckId, Problem, ProblemSpan } from './problem';

/** The correction of a problem: its kind, for the name of a button, and the target that it makes. */
export interface ProblemFix {
  readonly act:
    | 'use'
    | 'insert'
    | 'remove-word'
    | 'remove-character'
    | 'one-space'
    | 'no-break-space'
    | 'insert-space'
    | 'remove-space';
  /** The text that is used, inserted or removed; empty where it can't be seen. */
  readonly text: string;
  readonly target: string;
}

/** The values that the problems were found in, and all problems of the field that count. */
export interface FixedField {
  readonly source: string;
  readonly target: string;
  readonly data: string;
  readonly problems: readonly Problem[];
}

/** Longer texts don't fit on a button. */
const longestText = 30;

/**
 * Returns the correction of a problem, where there is only one: a number that became another, a lost tag
 * around a text that both sides have, a space, a misspelled word. Undefined where the translator must decide.
 */
export function fixOf(problem: Problem, field: FixedField): ProblemFix | undefined {
  const fix = fixes[problem.check]?.(problem, field);
  if (fix === undefined || fix.text.length > longestText || fix.target === field.target) return undefined;
  return fix;
}

type FindFix = (problem: Problem, field: FixedField) => ProblemFix | undefined;

const fixes: Partial<Readonly<Record<CheckId, FindFix>>> = {
  // Large numbers and fractions are written differently in each language.
  numbers: (problem, field) => exchanged(problem, field, /^\d{1,4}$/),
  placeholders: (problem, field) => exchanged(problem, field, /^\S+$/),
  addresses: (problem, field) => exchanged(problem, field, /^\S+$/),
  'attribute-changed': attributeKept,
  'tags-missing': tagInserted,
  'edge-spaces': edgeSpace,
  'double-spaces': (problem, field) => spaces('one-space', problem, field, (text) => text.slice(0, 1)),
  'french-spacing': frenchSpace,
  'doubled-words': wordOnce,
  spelling: wordSpelled,
  'invisible-added': invisibleRemoved,
};

/** If one thing of a kind is missing and one was added, the one became the other. */
function exchanged(
  problem: Problem,
  { source, target, problems }: FixedField,
  shape: RegExp,
): ProblemFix | undefined {
  const { check, variant } = problem;
  const isChanged = variant === 'changed';
  if (!isChanged && variant !== 'missing' && variant !== 'extra') return undefined;
  const only = (side: 'missing' | 'extra'): Problem | undefined => {
    const own = problems.filter((one) => one.check === check && one.variant === side);
    return own.length === 1 ? own[0] : undefined;
  };
  const [from, ...moreFrom] = (isChanged ? problem : only('missing'))?.source ?? [];
  const [to, ...moreTo] = (isChanged ? problem : only('extra'))?.target ?? [];
  if (from === undefined || to === undefined || moreFrom.length + moreTo.length > 0) return undefined;
  const text = source.slice(from.from, from.to);
  if (!shape.test(text) || !shape.test(target.slice(to.from, to.to))) return undefined;
  return { act: 'use', text, target: replaced(target, [to], () => text) };
}

function attributeKept(problem: Problem, { source, target }: FixedField): ProblemFix | undefined {
  const [from, ...moreFrom] = problem.source;
  const [to, ...moreTo] = problem.target;
  if (!problem.variant.startsWith('changed') || from === undefined || to === undefined) return undefined;
  const text = source.slice(from.from, from.to);
  // Quotes and spaces could end the attribute; a span with `<` is that of a whole tag.
  if (moreFrom.length + moreTo.length > 0 || !/^[^\s"'<>`=]+$/.test(text)) return undefined;
  if (/[<>]/.test(target.slice(to.from, to.to))) return undefined;
  return { act: 'use', text, target: replaced(target, [to], () => text) };
}

/** Puts the tags of the source around its text, if the target has that text once and outside of any tag. */
function tagInserted({ source: [place, ...more] }: Problem, field: FixedField): ProblemFix | undefined {
  const { source, target, data } = field;
  if (place === undefined || more.length > 0 || data !== 'html') return undefined;
  const pieces = tokenizeHtml(source);
  const at = pieces.findIndex(({ start }) => start === place.from);
  const [open, inside, close] = pieces.slice(at, at + 3);
  if (at === -1 || !isTag(open) || open.isEnd || inside?.kind !== 'text') return undefined;
  // It is one of several places.
  if (open.end !== place.to) return undefined;
  if (!isTag(close) || !close.isEnd || close.name !== open.name) return undefined;
  const text = source.slice(inside.start, inside.end);
  if (text.trim() === '' || target.split(text).length !== 2) return undefined;
  const from = target.indexOf(text);
  const to = from + text.length;
  const isOutside = tokenizeHtml(target).some(
    ({ kind, start, end }) => kind === 'text' && start <= from && end >= to,
  );
  const isWhole = !isWordBreak(target, from) && !isWordBreak(target, to);
  if (!isOutside || !isWhole) return undefined;
  const element = source.slice(open.start, close.end);
  return { act: 'insert', text: `<${open.name}>`, target: replaced(target, [{ from, to }], () => element) };
}

const isTag = (piece: HtmlPiece | undefined): piece is TagPiece => piece?.kind === 'tag';

/** Whether an offset is inside of a word or number. */
const isWordBreak = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at] ?? '');

function edgeSpace(problem: Problem, field: FixedField): ProblemFix | undefined {
  const isMissing = problem.variant.endsWith('missing');
  const [from] = problem.source;
  const space = from === undefined ? '' : field.source.slice(from.from, from.to);
  return spaces(isMissing ? 'insert-space' : 'remove-space', problem, field, () => (isMissing ? space : ''));
}

function frenchSpace(problem: Problem, field: FixedField): ProblemFix | undefined {
  if (problem.variant === 'not-in-canada')
    return spaces('remove-space', problem, field, (text) => text.trimStart());
  return spaces('no-break-space', problem, field, (text) => {
    const mark = text.trim();
    return mark === '«' ? '«\u00a0' : `\u00a0${mark}`;
  });
}

/** Characters written as references, as `&nbsp;`, are left to the translator. */
function spaces(
  act: ProblemFix['act'],
  { target: places }: Problem,
  { target }: FixedField,
  change: (text: string) => string,
): ProblemFix | undefined {
  if (places.length === 0 || places.some(({ from, to }) => /[&<>]/.test(target.slice(from, to))))
    return undefined;
  return { act, text: '', target: replaced(target, places, change) };
}

function wordOnce({ target: places }: Problem, { target }: FixedField): ProblemFix | undefined {
  const [first, ...more] = places;
  if (first === undefined || more.length > 0) return undefined;
  const [, word] = /^([^\s<>&]+)\s+[^\s<>&]+$/.exec(target.slice(first.from, first.to)) ?? [];
  if (word === undefined) return undefined;
  return { act: 'remove-word', text: word, target: replaced(target, [first], () => word) };
}

/** Spells the word right in all its places. A word with character references is left to the translator. */
function wordSpelled({ detail, target: places }: Problem, { target }: FixedField): ProblemFix | undefined {
  const { word, expected } = detail;
  if (typeof expected !== 'string' || places.some(({ from, to }) => target.slice(from, to) !== word))
    return undefined;
  return { act: 'use', text: expected, target: replaced(target, places, () => expected) };
}

/** Where the source has the character too, the translator decides which of them to remove. */
function invisibleRemoved({ target: places }: Problem, field: FixedField): ProblemFix | undefined {
  const { source, target } = field;
  const written = places.map(({ from, to }) => target.slice(from, to));
  if (places.length === 0 || written.some((text) => text.length !== 1 || source.includes(text)))
    return undefined;
  return { act: 'remove-character', text: '', target: replaced(target, places, () => '') };
}

/** Replaces places, which don't overlap. */
function replaced(value: string, places: readonly ProblemSpan[], change: (text: string) => string): string {
  let fixed = '';
  let done = 0;
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from)) {
    fixed += value.slice(done, from) + change(value.slice(from, to));
    done = to;
  }
  return fixed + value.slice(done);
}

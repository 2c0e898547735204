import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';
import { keyOf, spanOf, type Placeholder } from './placeholder-keys';

/** The placeholders of both sides. */
export interface Sides {
  readonly source: readonly Placeholder[];
  readonly target: readonly Placeholder[];
}

/**
 * `%s … %d` may become `%2$d … %1$s`: if one side numbers its arguments, the other side's are numbered in
 * order.
 */
export function numberPrintf(source: readonly Placeholder[], target: readonly Placeholder[]): Sides {
  if (isNumbered(source) === isNumbered(target)) return { source, target };
  return { source: numberAll(source), target: numberAll(target) };
}

const isNumbered = (parts: readonly Placeholder[]): boolean => parts.some(({ key }) => /^%\d+\$/.test(key));

/** printf consumes these arguments in order. */
export const isUnnumbered = ({ kind, key }: Placeholder): boolean =>
  kind === 'printf' && /^%(?!\d+[$%]|\(|\de$)/.test(key);

function numberAll(parts: readonly Placeholder[]): readonly Placeholder[] {
  let next = 0;
  return parts.map((part) => {
    if (!isUnnumbered(part)) return part;
    next += 1;
    return { ...part, key: part.key.replace('%', `%${next}$`) };
  });
}

/** Finds numbers of arguments that lost their sign, and tell how wide a value is instead: %1$s, %1s. */
export function findLostDollars(
  pair: ParsedPair,
  { source, target }: Sides,
  problems: ProblemCollector,
): void {
  if (!isNumbered(source) || isNumbered(target)) return;
  for (const is of target) {
    const was = source.find(({ text }) => /^%\d\$[a-z]/i.test(text) && text.replace('$', '') === is.text);
    if (was === undefined) continue;
    const places = { source: [spanOf(pair.source, was)], target: [spanOf(pair.target, is)] };
    problems.add('placeholders', 'changed', { before: was.text, after: is.text }, places);
  }
}

/** Unnumbered printf arguments are consumed in order, so `%s … %d` must not become `%d … %s`. */
export function comparePrintfOrder(
  pair: ParsedPair,
  { source, target }: Sides,
  problems: ProblemCollector,
): void {
  const [before, after] = [source.filter(isUnnumbered), target.filter(isUnnumbered)];
  const index = before.findIndex((part, at) => after[at] === undefined || keyOf(part) !== keyOf(after[at]));
  const [was, is] = [before[index], after[index]];
  if (was === undefined || is === undefined) return;
  // Documentation names them in another order.
  if (isNamed(pair.source, was) && isNamed(pair.target, is)) return;
  const detail = { placeholder: was.text, found: is.text };
  const places = { source: [spanOf(pair.source, was)], target: [spanOf(pair.target, is)] };
  problems.add('placeholders', 'order', detail, places);
}

/** Whether a conversion is in quotation marks in a text with markup. */
const isNamed = ({ isHtml, readable: { text } }: ParsedValue, { start, end }: Placeholder): boolean =>
  isHtml && /["'“‘„‚«»`-]/.test(text[start - 1] ?? '') && /["'”’“«»`]/.test(text[end] ?? '');

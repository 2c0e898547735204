import type { ConditionTerm, Place } from '../../content/filter/filter-term';
import { parseFilter } from '../../content/filter/parse-filter';
import { printTerm } from '../../content/filter/print-filter';

/** Removes the term at a place and joins the surrounding spaces. */
export function withoutTerm(text: string, { start, end }: Place): string {
  return joined(text.slice(0, start), text.slice(end));
}

/** Adds a condition before the words, so that these can still be extended. */
export function withCondition(text: string, condition: ConditionTerm): string {
  const { terms } = parseFilter(text);
  const words = terms.find((term) => term.kind === 'text');
  const at = words?.start ?? text.length;
  return joined(joined(text.slice(0, at), printTerm(condition)), text.slice(at));
}

function joined(before: string, after: string): string {
  const [left, right] = [before.trimEnd(), after.trimStart()];
  return left === '' || right === '' ? left + right : `${left} ${right}`;
}

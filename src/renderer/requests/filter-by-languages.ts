import { normalValue } from '../../content/filter/filter-keys';
import type { ConditionTerm } from '../../content/filter/filter-term';
import { parseFilter } from '../../content/filter/parse-filter';
import { printFilter } from '../../content/filter/print-filter';
import type { RequestRow } from '../../contract/ui-types';
import type { Stores } from '../stores/context';
import { withCondition, withoutTerm } from './edit-filter';

/** Filters the list by the languages of a request; when it is filtered by them, it no longer is. */
export async function filterByLanguages(
  { filter }: Pick<Stores, 'filter'>,
  { languageSource, languageTarget }: Pick<RequestRow, 'languageSource' | 'languageTarget'>,
): Promise<void> {
  const { text, set } = filter.getState();
  const asked = [conditionOf('source', languageSource), conditionOf('target', languageTarget)];
  const conditions = asked.filter((condition) => condition !== undefined);
  const before = parseFilter(text).terms.filter(isOfLanguage);
  const others = before.toReversed().reduce(withoutTerm, text);
  const isOn = printFilter(before) === printFilter(conditions);
  await set(isOn ? others : conditions.reduce(withCondition, others));
}

function isOfLanguage(term: ReturnType<typeof parseFilter>['terms'][number]): boolean {
  return term.kind === 'condition' && (term.key === 'source' || term.key === 'target');
}

/** Undefined for a tag that the filter language can't have. */
function conditionOf(key: 'source' | 'target', tag: string): ConditionTerm | undefined {
  const value = normalValue(key, tag);
  return value === undefined ? undefined : { kind: 'condition', key, values: [value], isNegated: false };
}

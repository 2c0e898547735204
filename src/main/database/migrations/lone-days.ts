import { parseFilter } from '../../../content/filter/parse-filter';
import { printTerm } from '../../../content/filter/print-filter';

const loneDay = /^\d{1,4}d$/;

/**
 * Rewrites lone relative days of `created:` and `completed:` (`completed:7d`), which now mean "since then".
 * Earlier versions read them as that day alone, and so do export files. As `day` they become a range of that
 * day, as `since` a range that goes on.
 */
export function withoutLoneDays(filter: string, as: 'day' | 'since'): string {
  const range = (value: string): string =>
    loneDay.test(value) ? `${value}..${as === 'day' ? value : ''}` : value;
  let text = filter;
  for (const term of parseFilter(filter).terms.toReversed()) {
    if (term.kind !== 'condition' || (term.key !== 'created' && term.key !== 'completed')) continue;
    if (!term.values.some((value) => loneDay.test(value))) continue;
    const printed = printTerm({ ...term, values: term.values.map(range) });
    text = text.slice(0, term.start) + printed + text.slice(term.end);
  }
  return text;
}

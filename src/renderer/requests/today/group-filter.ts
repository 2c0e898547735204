import { printTerm } from '../../../content/filter/print-filter';
import type { TodayGroup } from '../../../contract/today';

/**
 * Returns the filter that selects exactly the requests of a group. `target:fr` alone would select `fr-CA`
 * too.
 */
export function groupFilter(
  key: 'target' | 'origin',
  { name = 'local' }: TodayGroup,
  groups: readonly TodayGroup[],
): string {
  const others =
    key === 'target'
      ? groups.flatMap((one) => (one.name?.startsWith(`${name}-`) === true ? [one.name] : []))
      : [];
  return [
    printTerm({ kind: 'condition', key, values: [name], isNegated: false }),
    ...(others.length === 0 ? [] : [printTerm({ kind: 'condition', key, values: others, isNegated: true })]),
  ].join(' ');
}

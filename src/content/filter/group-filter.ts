import { printTerm } from './print-filter';

/**
 * Returns the filter that selects exactly the requests with this target language or connection. `target:fr`
 * alone would select `fr-CA` too, so languages below it among `others` are excluded.
 *
 * @param name undefined selects requests that were submitted here
 */
export function groupFilter(
  key: 'target' | 'origin',
  name: string | undefined,
  others: readonly string[],
): string {
  const below = key === 'target' ? others.filter((other) => other.startsWith(`${name}-`)) : [];
  return [
    printTerm({ kind: 'condition', key, values: [name ?? 'local'], isNegated: false }),
    ...(below.length === 0 ? [] : [printTerm({ kind: 'condition', key, values: below, isNegated: true })]),
  ].join(' ');
}

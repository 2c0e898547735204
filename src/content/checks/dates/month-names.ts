import { isKnownToIntl, perLanguage } from '../parsed/per-language';

/**
 * Returns the month names of a language, long and short, in lower case without a final dot, with their
 * numbers.
 */
export const monthNames = perLanguage((base): ReadonlyMap<string, number> => {
  const names = new Map<string, number>();
  if (!isKnownToIntl(base)) return names;
  // With a day the name has the case used in dates ("1 ноября"); alone it has the nominative ("ноябрь").
  for (const shape of [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const) {
    const format = new Intl.DateTimeFormat(base, { ...shape, timeZone: 'UTC', calendar: 'gregory' });
    for (let month = 0; month < 12; month++) {
      const part = format.formatToParts(Date.UTC(2026, month, 1)).find(({ type }) => type === 'month');
      const name = part?.value.toLowerCase().replace(/\.$/, '') ?? '';
      if (/\p{L}/u.test(name) && !names.has(name)) names.set(name, month + 1);
    }
  }
  return names;
});

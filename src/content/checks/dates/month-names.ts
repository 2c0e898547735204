const known = new Map<string, ReadonlyMap<string, number>>();

/**
 * Returns the month names of a language, long and short, in lower case without a final dot, with their
 * numbers.
 */
export function monthNames(base: string): ReadonlyMap<string, number> {
  const before = known.get(base);
  if (before !== undefined) return before;
  if (known.size >= 200) known.clear();
  const names = read(base);
  known.set(base, names);
  return names;
}

function read(base: string): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  if (base === '' || Intl.DateTimeFormat.supportedLocalesOf([base]).length === 0) return names;
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
}

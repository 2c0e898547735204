import { expect, test } from 'vitest';
import { checkField } from '../../../src/content/checks/check-field';
import type { CheckId } from '../../../src/content/checks/problem';

/** A row of a table: both values, what is found as `variant: detail, detail`, and the languages (`en de` when left out). */
export type Row = readonly [source: string, target: string, expected: readonly string[], languages?: string];

/** What one check says of the values of a row. */
export function foundIn(
  check: CheckId,
  source: string,
  target: string,
  languages = 'en de',
  data = 'html',
): readonly string[] {
  const [from = '', to = ''] = languages.split(' ');
  const field = { type: 'localizable', data, source, target };
  return checkField(field, { source: from, target: to }, new Set([check])).map(({ variant, detail }) => {
    const values = Object.values(detail);
    return values.length === 0 ? variant : `${variant}: ${values.join(', ')}`;
  });
}

/** One test a row. */
export function proveRows(check: CheckId, rows: readonly Row[]): void {
  test.each(rows.map((row) => ({ row })))(
    '$row.0 → $row.1',
    ({ row: [source, target, expected, languages] }) => {
      expect(foundIn(check, source, target, languages)).toEqual(expected);
    },
  );
}

import { expect, test } from 'vitest';
import { checkField } from '../../../src/content/checks/check-field';
import type { CheckId } from '../../../src/content/checks/problem';

/**
 * A row of a table: both values, expected problems as `variant: detail, detail`, and the languages (`en de`
 * by default).
 */
export type Row = readonly [source: string, target: string, expected: readonly string[], languages?: string];

/** Returns the problems that one check finds in a row's values. */
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

/** Defines one test per row. */
export function proveRows(check: CheckId, rows: readonly Row[]): void {
  test.each(rows.map((row) => ({ row })))(
    '$row.0 → $row.1',
    ({ row: [source, target, expected, languages] }) => {
      expect(foundIn(check, source, target, languages)).toEqual(expected);
    },
  );
}

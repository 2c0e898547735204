import { expect, test } from 'vitest';
import { checkField } from '../../../src/content/checks/check-field';
import type { CheckId } from '../../../src/content/checks/problem';

/**
 * A row of a table: both values, expected problems as `variant: detail, detail`, the languages (`en de` by
 * default), and the kind of data (`html` by default).
 */
export type Row = readonly [
  source: string,
  target: string,
  expected: readonly string[],
  languages?: string,
  data?: string,
];

const exchanged: ReadonlySet<CheckId> = new Set(['placeholders', 'numbers', 'addresses']);

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
  const problems = checkField(field, { source: from, target: to }, new Set([check]));
  const findings = problems.flatMap((problem) => [problem, ...(problem.folded ?? [])]);
  return findings.flatMap(({ check: of, variant, detail }) => {
    // A number that became another one is missing, and the other one is added.
    if (variant === 'changed' && exchanged.has(of)) {
      return [`missing: ${detail['before']}`, `extra: ${detail['after']}`];
    }
    const values = Object.values(detail);
    return values.length === 0 ? variant : `${variant}: ${values.join(', ')}`;
  });
}

/** Defines one test per row. */
export function proveRows(check: CheckId, rows: readonly Row[]): void {
  test.each(rows.map((row) => ({ row })))(
    '$row.0 → $row.1',
    ({ row: [source, target, expected, languages, data] }) => {
      expect(foundIn(check, source, target, languages, data)).toEqual(expected);
    },
  );
}

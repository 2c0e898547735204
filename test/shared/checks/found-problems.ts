import { checkField } from '../../../src/shared/checks/check-field';
import type { CheckId } from '../../../src/shared/checks/problem';

export interface Case {
  /** Source and target language; `en` to `de` when left out. */
  readonly in?: readonly [source: string, target: string];
  readonly data?: string;
  readonly source: string;
  readonly target: string;
}

/** What one check says of a field: `variant` and the values of its detail, each as `variant: a, b`. */
export function found(
  check: CheckId,
  { in: languages = ['en', 'de'], data = 'html', source, target }: Case,
): string[] {
  const [from, to] = languages;
  return checkField(
    { type: 'localizable', data, source, target },
    { source: from, target: to },
    new Set([check]),
  ).map(({ variant, detail }) =>
    [variant, Object.values(detail).join(', ')].filter((part) => part !== '').join(': '),
  );
}

/** A row of a table: the pair of values, languages if they are not English and German, and what is found. */
export type Row = readonly [source: string, target: string, expected: readonly string[], languages?: string];

/** `languages` reads `en ja`. */
export function foundInRow(
  check: CheckId,
  [source, target, , languages = 'en de']: Row,
  data = 'html',
): string[] {
  const [from = '', to = ''] = languages.split(' ');
  return found(check, { in: [from, to], data, source, target });
}

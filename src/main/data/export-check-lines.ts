import { wordsOfProblemKey } from '../../content/checks/problem';
import type { ExportLineOf } from './export-lines';
import type { CheckLevelSetting } from '../../contract/problems';
import { formatInstant } from '../../content/timestamp';
import type { StoredDismissal } from '../checks/dismissal-store';

/** The request that a dismissal belongs to, as its line above names it. */
export type ExportedRequestName = NonNullable<ExportLineOf<'dismissal'>['request']>;

export function checkLevelLine({ check, languages, level }: CheckLevelSetting): ExportLineOf<'check-level'> {
  return { kind: 'check-level', check, languages: languages ?? null, level };
}

/** `request`: of one that belongs to a request. */
export function dismissalLine(
  row: StoredDismissal,
  request: ExportedRequestName | undefined,
): ExportLineOf<'dismissal'> {
  const { language_source: source, language_target: target } = row;
  return {
    kind: 'dismissal',
    scope: row.scope,
    check: row.check_id,
    ...(request === undefined ? {} : { request }),
    ...(row.field_id === null ? {} : { field: row.field_id }),
    ...(row.problem_key === null ? {} : { problem: [...wordsOfProblemKey(row.problem_key)] }),
    ...(source === null || target === null ? {} : { languages: { source, target } }),
    reason: row.reason,
    dismissed: formatInstant(row.dismissed_us),
  };
}

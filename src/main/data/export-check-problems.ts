import type { ExportLineOf } from './export-lines';
import { canonicalLanguageTag } from '../../content/language-tag';
import type { DismissalScope } from '../../contract/problems';
import { parseTimestamp } from '../../content/timestamp';

type CheckLevelLine = ExportLineOf<'check-level'>;
type DismissalLine = ExportLineOf<'dismissal'>;

const named = ['request', 'field', 'problem', 'languages'] as const;

/** The properties that a dismissal of each scope has; the others must be absent. */
const namedBy: Readonly<Record<DismissalScope, readonly (typeof named)[number][]>> = {
  field: ['request', 'field', 'problem'],
  request: ['request', 'problem'],
  pair: ['languages'],
  everywhere: [],
};

/** Returns problems of a level that its schema can't express. */
export function checkLevelProblems({ languages }: CheckLevelLine): readonly string[] {
  return languages === null ? [] : languageProblems(languages);
}

/**
 * Returns problems of a dismissal that its schema can't express: properties by scope, times and language
 * tags.
 */
export function dismissalProblems(line: DismissalLine): readonly string[] {
  const { scope, check, request, problem, languages, dismissed } = line;
  const problems = named.flatMap((name) => {
    const isWanted = namedBy[scope].includes(name);
    if (isWanted === (line[name] !== undefined)) return [];
    return [`${name}: ${isWanted ? 'is missing' : 'must be absent'} where the scope is ${scope}`];
  });
  if (problem !== undefined && problem[0] !== check) problems.push('problem[0]: must be the check');
  if (languages !== undefined) problems.push(...languageProblems(languages));
  for (const [place, text] of [
    ['dismissed', dismissed],
    ['request.originRemoved', request?.originRemoved],
  ] as const) {
    if (text === undefined || parseTimestamp(text) !== undefined) continue;
    problems.push(`${place}: is not an RFC 3339 date-time with offset, like 2026-11-20T09:30:00.123Z`);
  }
  return problems;
}

function languageProblems(languages: { readonly source: string; readonly target: string }): string[] {
  return (['source', 'target'] as const)
    .filter((side) => canonicalLanguageTag(languages[side]) === undefined)
    .map((side) => `languages.${side}: is not a well-formed BCP 47 language tag, like de or de-CH`);
}

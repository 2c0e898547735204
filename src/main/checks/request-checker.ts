import { checkField } from '../../content/checks/check-field';
import type { CheckedField } from '../../content/checks/checked-field';
import { checkIds, problemKey, type CheckId, type Problem } from '../../content/checks/problem';
import type { VersionField } from '../../content/content-request';
import { segmentPairs } from '../../content/checks/segment-pairs';
import { levelOf } from '../../contract/level-of';
import { mostProblems, type CheckLevelSetting, type LanguagePair } from '../../contract/problems';
import type { CheckLevelStore } from './check-level-store';
import type { StoredRequest } from '../requests/content-request-store';
import type { VersionStore } from '../requests/version-store';
import type { CheckedRequest, PlacedProblem } from './checked-request';
import type { SegmentComparison } from './translation-memory/segment-comparison';
import type { Compared, PlacedSegment } from './translation-memory/segment-differences';

/** Of one field: a value in which everything is wrong says so with fewer. */
export const mostOfField = 100;

interface Stores {
  readonly versions: {
    readonly fieldRange: (...place: Parameters<VersionStore['fieldRange']>) => Iterable<VersionField>;
  };
  readonly levels: Pick<CheckLevelStore, 'list'>;
}

/** What the checks need of a request. */
export type CheckableRequest = Pick<
  StoredRequest,
  'key' | 'version' | 'field_count' | 'language_source_canonical' | 'language_target_canonical'
>;

/** Does all checks that are on over the current version of a request. */
export class RequestChecker {
  readonly #stores: Stores;
  readonly #comparison: SegmentComparison;

  constructor(stores: Stores, comparison: SegmentComparison) {
    this.#stores = stores;
    this.#comparison = comparison;
  }

  /** In the order of the fields, at most `mostProblems`; the others are only counted. */
  check(request: CheckableRequest): Pick<CheckedRequest, 'problems' | 'found'> {
    const languages = languagesOf(request);
    const { only, compared, isCompared } = wantedChecks(languages, this.#stores.levels.list());
    const kept: PlacedProblem[] = [];
    let found = 0;
    const segments: PlacedSegment[] = [];
    let position = 0;
    const range = { offset: 0, limit: request.field_count };
    for (const { id, type, data, value, originalValue } of this.#stores.versions.fieldRange(
      request.key,
      request.version,
      range,
    )) {
      const place = { position, fieldId: id };
      position += 1;
      // What was submitted is not known: there is nothing to compare it with.
      if (originalValue === undefined) continue;
      const field = { type, data, source: originalValue, target: value };
      const problems = checkField(field, languages, only);
      found += problems.length;
      if (kept.length < mostProblems) {
        const own = problems.slice(0, mostOfField);
        kept.push(...own.map((problem) => placed(place, problem, problemKey(problem))));
      }
      if (isCompared) segments.push(...placedSegments(place, field, languages));
    }
    for (const finding of this.#comparison.compare(request.key, languages, segments, compared)) {
      found += 1;
      kept.push(placed(finding.segment, finding.problem, finding.problemKey));
    }
    const problems = kept.toSorted((a, b) => a.position - b.position).slice(0, mostProblems);
    return { problems, ...(problems.length < found ? { found } : {}) };
  }

  /** What else is kept of a request that is gone, or has no target any more. */
  forget(requestKey: number): void {
    this.#comparison.forget(requestKey);
  }
}

export function languagesOf(
  request: Pick<StoredRequest, 'language_source_canonical' | 'language_target_canonical'>,
): LanguagePair {
  return { source: request.language_source_canonical, target: request.language_target_canonical };
}

interface WantedChecks {
  readonly only: ReadonlySet<CheckId>;
  readonly compared: Compared;
  readonly isCompared: boolean;
}

/** Those that are on between two languages. */
export function wantedChecks(languages: LanguagePair, settings: readonly CheckLevelSetting[]): WantedChecks {
  const only = new Set(checkIds.filter((check) => levelOf(check, languages, settings) !== 'off'));
  const compared = { inconsistent: only.has('inconsistent'), sameTarget: only.has('same-target') };
  return { only, compared, isCompared: compared.inconsistent || compared.sameTarget };
}

type FieldPlace = Pick<PlacedSegment, 'position' | 'fieldId'>;

/** What of a field is compared with other requests. */
export function placedSegments(
  place: FieldPlace,
  field: CheckedField,
  languages: LanguagePair,
): readonly PlacedSegment[] {
  return segmentPairs(field, languages).map((pair) => ({ ...place, pair }));
}

function placed({ position, fieldId }: FieldPlace, { check, ...body }: Problem, key: string): PlacedProblem {
  return { position, fieldId, check, problemKey: key, body: JSON.stringify(body) };
}

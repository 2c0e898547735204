import { checkField } from '../../content/checks/check-field';
import type { CheckedField } from '../../content/checks/checked-field';
import { fieldProblem, foldHabits, type FieldProblem } from '../../content/checks/causes/request-causes';
import { checkIds, type CheckId } from '../../content/checks/problem';
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

/** Limit of problems per field; more would repeat that everything is wrong. */
export const mostOfField = 100;

interface Stores {
  readonly versions: {
    readonly fieldRange: (...place: Parameters<VersionStore['fieldRange']>) => Iterable<VersionField>;
  };
  readonly levels: Pick<CheckLevelStore, 'list'>;
}

/** Columns of a request that the checks need. */
export type CheckableRequest = Pick<
  StoredRequest,
  'key' | 'version' | 'field_count' | 'language_source_canonical' | 'language_target_canonical'
>;

/** Runs all enabled checks on the current version of a request. */
export class RequestChecker {
  readonly #stores: Stores;
  readonly #comparison: SegmentComparison;

  constructor(stores: Stores, comparison: SegmentComparison) {
    this.#stores = stores;
    this.#comparison = comparison;
  }

  /** Returns problems in the order of the fields, at most `mostProblems`; further ones are only counted. */
  check(request: CheckableRequest): Pick<CheckedRequest, 'problems' | 'found'> {
    const languages = languagesOf(request);
    const { only, compared, isCompared } = wantedChecks(languages, this.#stores.levels.list());
    const kept: FieldProblem[] = [];
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
      // Without the submitted text there is nothing to compare the result with.
      if (originalValue === undefined) continue;
      const field = { type, data, source: originalValue, target: value };
      const problems = checkField(field, languages, only);
      found += problems.length;
      if (kept.length < mostProblems) {
        const own = problems.slice(0, mostOfField);
        kept.push(...own.map((problem) => fieldProblem(place, problem)));
      }
      if (isCompared) segments.push(...placedSegments(place, field, languages));
    }
    for (const finding of this.#comparison.compare(request.key, languages, segments, compared)) {
      found += 1;
      const { segment, problem, problemKey: key } = finding;
      kept.push({ position: segment.position, fieldId: segment.fieldId, problem, key });
    }
    const folded = foldHabits(kept.toSorted((a, b) => a.position - b.position));
    const problems = folded.slice(0, mostProblems).map(placed);
    // Problems that were not kept are counted as if each had a cause of its own.
    const all = folded.length + found - kept.length;
    return { problems, ...(problems.length < all ? { found: all } : {}) };
  }

  /** Removes the segments of a request that is gone, or no longer has a target. */
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

/** Returns the checks that are on for a language pair. */
export function wantedChecks(languages: LanguagePair, settings: readonly CheckLevelSetting[]): WantedChecks {
  const only = new Set(checkIds.filter((check) => levelOf(check, languages, settings) !== 'off'));
  const compared = { inconsistent: only.has('inconsistent'), sameTarget: only.has('same-target') };
  return { only, compared, isCompared: compared.inconsistent || compared.sameTarget };
}

type FieldPlace = Pick<PlacedSegment, 'position' | 'fieldId'>;

/** Returns the segments of a field that are compared with other requests. */
export function placedSegments(
  place: FieldPlace,
  field: CheckedField,
  languages: LanguagePair,
): readonly PlacedSegment[] {
  return segmentPairs(field, languages).map((pair) => ({ ...place, pair }));
}

function placed({ position, fieldId, key, problem: { check, ...body } }: FieldProblem): PlacedProblem {
  return { position, fieldId, check, problemKey: key, body: JSON.stringify(body) };
}

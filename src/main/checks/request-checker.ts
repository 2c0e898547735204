import type { FieldProblem } from '../../content/checks/causes/request-causes';
import type { VersionField } from '../../content/content-request';
import type { LanguagePair } from '../../contract/problems';
import type { StoredRequest } from '../requests/content-request-store';
import type { VersionStore } from '../requests/version-store';
import type { CheckLevelStore } from './check-level-store';
import type { CheckedRequest, PlacedProblem } from './checked-request';
import { examineField, ExaminedRequest, wantedChecks } from './examined-request';
import type { SegmentComparison } from './translation-memory/segment-comparison';

interface Stores {
  readonly versions: {
    readonly fieldRange: (...place: Parameters<VersionStore['fieldRange']>) => Iterable<VersionField>;
  };
  readonly levels: Pick<CheckLevelStore, 'list'>;
}

/** Columns of a request that the checks need. */
type CheckableRequest = Pick<
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
    const { key, version, field_count: limit } = request;
    const languages = languagesOf(request);
    const wanted = wantedChecks(languages, this.#stores.levels.list());
    const examined = new ExaminedRequest();
    let position = 0;
    const fields = this.#stores.versions.fieldRange(key, version, { offset: 0, limit });
    for (const { id: fieldId, type, data, value: target, originalValue: source } of fields) {
      // Without the submitted text there is nothing to compare the result with.
      if (source !== undefined)
        examined.add(examineField({ position, fieldId }, { type, data, source, target }, languages, wanted));
      position += 1;
    }
    const places = this.#comparison.learn(key, languages, examined.segments);
    const differences = this.#comparison.differences(key, languages, places, wanted.compared);
    const { problems, ...more } = examined.findings(differences);
    return { problems: problems.map(placed), ...more };
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

function placed({ position, fieldId, key, problem: { check, ...body } }: FieldProblem): PlacedProblem {
  return { position, fieldId, check, problemKey: key, body: JSON.stringify(body) };
}

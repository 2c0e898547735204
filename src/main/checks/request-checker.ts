import { certaintyOf } from '../../content/checks/certainty';
import type { FieldProblem } from '../../content/checks/causes/request-causes';
import type { VersionField } from '../../content/content-request';
import type { DeliveredField } from '../../content/receivers/rehearsed';
import type { OwnWords } from '../spelling/own-words';
import type { Vocabularies } from '../spelling/vocabularies';
import type { TermIndexes } from './term-indexes';
import type { StoredRequest } from '../requests/content-request-store';
import type { VersionStore } from '../requests/version-store';
import type { AppliedProfiles } from '../receivers/applied-profiles';
import { rehearsalProblems } from '../receivers/rehearsal-problems';
import type { CheckLevelStore } from './check-level-store';
import type { CheckedRequest, PlacedProblem } from './checked-request';
import { languagesOf } from './request-languages';
import { examineFields } from './examined-fields';
import { ExaminedRequest, withRehearsal } from './examined-request';
import type { LanguageComparison } from './other-languages/language-comparison';
import type { MemoryLearner, PlacedUnit } from '../memory/memory-learner';
import type { SegmentComparison } from './consistency/segment-comparison';
import { wantedChecks } from './wanted-checks';

interface Stores {
  readonly versions: {
    readonly fieldRange: (...place: Parameters<VersionStore['fieldRange']>) => Iterable<VersionField>;
  };
  readonly levels: Pick<CheckLevelStore, 'list'>;
  readonly receivers: Pick<AppliedProfiles, 'of'>;
  readonly ownWords: Pick<OwnWords, 'has'>;
  readonly terms: Pick<TermIndexes, 'of'>;
}

/** Columns of a request that the checks need. */
export type CheckableRequest = Pick<
  StoredRequest,
  | 'key'
  | 'origin'
  | 'token_id'
  | 'version'
  | 'field_count'
  | 'language_source_canonical'
  | 'language_target_canonical'
  | 'is_test'
>;

/** The comparisons with other requests. */
export interface Comparisons {
  readonly segments: SegmentComparison;
  readonly languages: LanguageComparison;
}

/** Facilities that not every caller has. */
interface More {
  readonly vocabularies?: () => Vocabularies | undefined;
  /** Keeps the sentences of each request. */
  readonly memory?: MemoryLearner;
}

/** Runs all enabled checks on the current version of a request. */
export class RequestChecker {
  readonly #stores: Stores;
  readonly #comparisons: Comparisons;
  readonly #more: More;

  constructor(stores: Stores, comparisons: Comparisons, more: More = {}) {
    this.#stores = stores;
    this.#comparisons = comparisons;
    this.#more = more;
  }

  /** Returns problems in the order of the fields, at most `mostProblems`; further ones are only counted. */
  check(request: CheckableRequest): Pick<CheckedRequest, 'problems' | 'found'> {
    const { key, version, field_count: limit } = request;
    const languages = languagesOf(request);
    const { memory, vocabularies } = this.#more;
    const isRemembered = memory?.knows(key, version) === false;
    const wanted = {
      ...wantedChecks(languages, this.#stores.levels.list(), {
        vocabularies: vocabularies?.(),
        terms: this.#stores.terms.of(request, languages)?.index,
      }),
      isRemembered,
    };
    const units: PlacedUnit[] = [];
    const examined = new ExaminedRequest(wanted, languages);
    const receivers = this.#stores.receivers.of(request);
    const delivered: DeliveredField[] = [];
    const fields = this.#stores.versions.fieldRange(key, version, { offset: 0, limit });
    for (const [field, found] of examineFields(placedFields(fields), languages, wanted)) {
      const { fieldId, position } = field;
      examined.add(fieldId, found);
      for (const unit of found?.units ?? []) units.push({ position, unit });
      if (receivers.length > 0) delivered.push({ ...field, id: fieldId });
    }
    examined.spell(wanted, (word) => this.#stores.ownWords.has(word));
    if (isRemembered) memory.learn(key, version, languages, units);
    const { segments, languages: comparison } = this.#comparisons;
    const among = { ...languages, origin: request.origin };
    const places = segments.learn(key, among, examined.segments);
    const differences = segments.differences(key, among, places, wanted.compared);
    const inLanguages = examined.among;
    comparison.learn(key, inLanguages);
    const found = examined.findings(differences, comparison.compare(inLanguages));
    const handedOver = { language: languages.target, fields: delivered };
    const rehearsed = rehearsalProblems(receivers, handedOver, wanted.only);
    const { problems, ...more } = withRehearsal(found, rehearsed);
    return { problems: problems.map(placed), ...more };
  }

  /** Removes what others are compared with, of a request that is gone or no longer has a target. */
  forget(requestKey: number): void {
    this.#comparisons.segments.forget(requestKey);
    this.#comparisons.languages.forget(requestKey);
    this.#more.memory?.forget(requestKey);
  }
}

/** Gives each field its position. One without the submitted text has nothing to compare the result with. */
function* placedFields(fields: Iterable<VersionField>) {
  let position = 0;
  for (const { id: fieldId, type, data, value: target, originalValue: source } of fields) {
    const checked = source === undefined ? undefined : { type, data, source, target };
    yield { position, fieldId, type, data, source, target, checked };
    position += 1;
  }
}

function placed({ position, fieldId, key, problem }: FieldProblem): PlacedProblem {
  const { check, ...body } = problem;
  const isStyle = certaintyOf(problem) === 'style';
  return { position, fieldId, check, problemKey: key, body: JSON.stringify(body), isStyle };
}

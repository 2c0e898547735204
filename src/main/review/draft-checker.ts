import type { FieldProblem } from '../../content/checks/causes/request-causes';
import { AppError } from '../../contract/errors';
import type { DraftProblem } from '../../contract/fulfilment';
import type { CheckLevelStore } from '../checks/check-level-store';
import type { ExaminedRequest } from '../checks/examined-request';
import { wantedChecks } from '../checks/wanted-checks';
import type { DeviationStore } from '../checks/other-languages/deviation-store';
import { LanguageComparison } from '../checks/other-languages/language-comparison';
import type { LabelOf, ProblemLabels } from '../checks/problem-labels';
import { withOtherRequest } from '../checks/other-request';
import { languagesOf } from '../checks/request-languages';
import type { TermIndexes } from '../checks/term-indexes';
import { storedRequests } from '../checks/consistency/named-requests';
import { segmentDifferences, type PlacedFinding } from '../checks/consistency/segment-differences';
import type { CountedEnd, SegmentStore } from '../checks/consistency/segment-store';
import type { AppliedProfiles } from '../receivers/applied-profiles';
import { rehearsalProblems } from '../receivers/rehearsal-problems';
import { LruCache } from '../platform/lru-cache';
import type { OwnWords } from '../spelling/own-words';
import type { Vocabularies } from '../spelling/vocabularies';
import type { ContentRequestStore, StoredRequest } from '../requests/content-request-store';
import type { VersionStore } from '../requests/version-store';
import { DraftSegments } from './draft-segments';
import type { DraftStore } from './draft-store';
import { ExaminedDrafts, type DraftedField } from './examined-drafts';

/** A field's new value, saved or not. */
export interface DraftQuestion {
  readonly key: number;
  readonly fieldId: string;
  readonly value: string;
}

/** `partial`: more fields must be examined first; the next call continues with them. */
export type DraftAnswer =
  | { readonly kind: 'partial' }
  | { readonly kind: 'checked'; readonly problems: readonly DraftProblem[] };

/** Derived data of all requests, with which a request is compared. */
interface OtherRequests {
  readonly segments: SegmentStore;
  readonly deviations: DeviationStore;
}

interface Stores {
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly drafts: DraftStore;
  readonly levels: CheckLevelStore;
  readonly receivers: Pick<AppliedProfiles, 'of'>;
  readonly ownWords: Pick<OwnWords, 'has'>;
  readonly terms: Pick<TermIndexes, 'of'>;
}

/** Data that a draft is compared with. Each may be missing yet, and its checks then find nothing. */
interface References {
  readonly others: () => OtherRequests | undefined;
  readonly vocabularies: () => Vocabularies | undefined;
}

/** Time for examining fields, after which other calls run. */
const portionMs = 30;

/** Number of segments whose counterparts in other requests are kept: a request has at most a few thousand. */
const mostKnown = 20_000;

/** Number of requests being edited, each in a window of its own. */
const mostWritten = 4;

/** Returns the problems that the checks will find in a draft once it is saved. */
export class DraftChecker {
  readonly #stores: Stores;
  readonly #labels: ProblemLabels;
  readonly #references: References;
  readonly #drafts = new LruCache<ExaminedDrafts>(mostWritten);
  readonly #elsewhere = new LruCache<readonly CountedEnd[]>(mostKnown);

  constructor(stores: Stores, labels: ProblemLabels, references: References) {
    this.#stores = stores;
    this.#labels = labels;
    this.#references = references;
  }

  /** @throws AppError NOT_FOUND */
  check(question: DraftQuestion): DraftAnswer {
    const request = this.#stores.requests.byKey(question.key);
    const fields = request === undefined ? [] : this.#fieldsOf(request, question);
    const asked = fields.find(({ fieldId }) => fieldId === question.fieldId);
    if (request === undefined || asked === undefined)
      throw new AppError('NOT_FOUND', 'This field is no longer in the store.');
    const examined = this.#examined(request);
    if (!examined.take(fields, portionMs)) return { kind: 'partial' };
    const differences = this.#differences(request, asked.fieldId, fields, examined);
    const drafted = examined.request(fields);
    drafted.spell(examined.wanted, (word) => this.#stores.ownWords.has(word), asked.position);
    const { problems } = drafted.findings(differences, this.#inLanguages(drafted));
    const labelOf = this.#labels.read()(request);
    const refused = this.#refused(request, fields, examined);
    const found = [...refused, ...problems].flatMap((one) => counted(one, asked.position, labelOf));
    return {
      kind: 'checked',
      problems: found.map((problem) => withOtherRequest(problem, this.#stores.requests)),
    };
  }

  /** Returns what receivers refuse and change of these fields. */
  #refused(
    request: StoredRequest,
    fields: readonly DraftedField[],
    { languages, wanted }: ExaminedDrafts,
  ): readonly FieldProblem[] {
    const receivers = this.#stores.receivers.of(request);
    if (receivers.length === 0) return [];
    const delivered = fields.flatMap(({ fieldId: id, position, source, field }) =>
      field === undefined ? [] : [{ ...field, id, position, source }],
    );
    return rehearsalProblems(receivers, { language: languages.target, fields: delivered }, wanted.only);
  }

  /** Replaces fields by their drafts. */
  #fieldsOf(request: StoredRequest, { fieldId: asked, value: typed }: DraftQuestion) {
    const { key, version, state, field_count: limit } = request;
    const drafts = new Map(this.#stores.drafts.all(key).map((draft) => [draft.field_id, draft.value]));
    drafts.set(asked, typed);
    const fields: DraftedField[] = [];
    let position = 0;
    for (const stored of this.#stores.versions.fieldRange(key, version, { offset: 0, limit })) {
      const { id: fieldId, type, data, value, originalValue: source = value } = stored;
      const target = drafts.get(fieldId) ?? (state === 'completed' ? value : undefined);
      const field = target === undefined ? undefined : { type, data, source, target };
      fields.push({ fieldId, position, source, field });
      position += 1;
    }
    return fields;
  }

  #examined(request: StoredRequest): ExaminedDrafts {
    const languages = languagesOf(request);
    const terms = this.#stores.terms.of(request, languages);
    const wanted = wantedChecks(languages, this.#stores.levels.list(), {
      vocabularies: this.#references.vocabularies(),
      terms: terms?.index,
    });
    const { key, id, created_us } = request;
    const spelled = wanted.wordLists?.own.base;
    // Identified by more than the key, which may be reused by another request.
    const name = JSON.stringify([key, id, created_us, languages, spelled, terms?.name, ...wanted.only]);
    return this.#drafts.get('', name, () => new ExaminedDrafts(languages, wanted));
  }

  /** Compares only what can make a problem of the field that is asked for: the others are not shown. */
  #differences(
    { key, origin }: StoredRequest,
    fieldId: string,
    fields: readonly DraftedField[],
    examined: ExaminedDrafts,
  ): readonly PlacedFinding[] {
    const { languages, wanted } = examined;
    const store = this.#references.others()?.segments;
    const segments = examined.places(fields);
    const asked = examined.concerning(fields, fieldId);
    const known = new DraftSegments(store, store?.knownPair({ ...languages, origin }), {
      key,
      segments,
      asked,
      text: examined.texts(fields),
      known: this.#elsewhere,
    });
    const requests = storedRequests(this.#stores.requests, this.#stores.versions);
    return segmentDifferences(key, segments, known, wanted.compared, requests, asked);
  }

  #inLanguages(drafted: ExaminedRequest) {
    const deviations = this.#references.others()?.deviations;
    if (deviations === undefined) return () => undefined;
    return new LanguageComparison(deviations).compare(drafted.among);
  }
}

/** Returns what a field has of a problem: the problem itself, a part of it, or nothing. */
function counted(
  { problem, position, fieldId, key }: FieldProblem,
  asked: number,
  labelOf: LabelOf,
): readonly DraftProblem[] {
  const part = position === asked ? problem : problem.folded?.find((finding) => finding.position === asked);
  if (part === undefined) return [];
  const { level, dismissal } = labelOf({ check: problem.check, fieldId, problemKey: key });
  if (level === 'off' || dismissal !== undefined) return [];
  return [{ ...part, level, ...(position === asked ? {} : { sameAs: fieldId }) }];
}

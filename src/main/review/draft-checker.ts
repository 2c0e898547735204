import { checkField } from '../../content/checks/check-field';
import { problemKey, type Problem } from '../../content/checks/problem';
import { AppError } from '../../contract/errors';
import type { DraftProblem } from '../../contract/fulfilment';
import type { CheckLevelStore } from '../checks/check-level-store';
import type { ContentRequestStore, StoredRequest } from '../requests/content-request-store';
import type { DraftStore } from './draft-store';
import type { TranslationMemoryStore } from '../checks/translation-memory/translation-memory-store';
import type { VersionStore } from '../requests/version-store';
import { DraftSegments } from './draft-segments';
import { FieldSegments, type DraftedField } from './field-segments';
import type { LabelOf, ProblemLabels } from '../checks/problem-labels';
import { LruCache } from '../platform/lru-cache';
import { languagesOf, mostOfField, wantedChecks } from '../checks/request-checker';
import {
  segmentDifferences,
  type Compared,
  type PlacedFinding,
} from '../checks/translation-memory/segment-differences';

/** A field's new value, saved or not. */
export interface DraftQuestion {
  readonly key: number;
  readonly fieldId: string;
  readonly value: string;
}

/** `partial`: more fields must be parsed first; the next call continues with them. */
export type DraftAnswer =
  | { readonly kind: 'partial' }
  | { readonly kind: 'checked'; readonly problems: readonly DraftProblem[] };

interface Stores {
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly drafts: DraftStore;
  readonly levels: CheckLevelStore;
}

/** Time for parsing fields, after which other calls run. */
const portionMs = 30;

/** Number of requests being edited, each in a window of its own. */
const mostWritten = 4;

/** Returns the problems that the checks will find in a draft once it is saved. */
export class DraftChecker {
  readonly #stores: Stores;
  readonly #labels: ProblemLabels;
  readonly #memory: () => TranslationMemoryStore | undefined;
  readonly #segments = new LruCache<FieldSegments>(mostWritten);

  /** `memory` returns undefined while there is nothing to compare with. */
  constructor(stores: Stores, labels: ProblemLabels, memory: () => TranslationMemoryStore | undefined) {
    this.#stores = stores;
    this.#labels = labels;
    this.#memory = memory;
  }

  /** @throws AppError NOT_FOUND */
  check(question: DraftQuestion): DraftAnswer {
    const request = this.#stores.requests.byKey(question.key);
    const fields = request === undefined ? [] : this.#fieldsOf(request, question);
    const asked = fields.find(({ fieldId }) => fieldId === question.fieldId);
    if (request === undefined || asked === undefined)
      throw new AppError('NOT_FOUND', 'This field is no longer in the store.');
    const languages = languagesOf(request);
    const { only, compared, isCompared } = wantedChecks(languages, this.#stores.levels.list());
    const differences = isCompared ? this.#differences(request, fields, asked, compared) : [];
    if (differences === undefined) return { kind: 'partial' };
    const own = checkField(asked.field, languages, only).slice(0, mostOfField);
    const found = [
      ...own.map((problem) => ({ problem, problemKey: problemKey(problem) })),
      ...differences,
    ] satisfies readonly Found[];
    const labelOf = this.#labels.read()(request);
    return { kind: 'checked', problems: found.flatMap((one) => counted(one, asked.fieldId, labelOf)) };
  }

  /** Replaces fields by their drafts. Fields without a target can't be compared. */
  #fieldsOf(request: StoredRequest, { fieldId: asked, value: typed }: DraftQuestion) {
    const { key, version, state, field_count: limit } = request;
    const drafts = new Map(this.#stores.drafts.all(key).map((draft) => [draft.field_id, draft.value]));
    drafts.set(asked, typed);
    const fields: DraftedField[] = [];
    let position = 0;
    for (const stored of this.#stores.versions.fieldRange(key, version, { offset: 0, limit })) {
      const { id: fieldId, type, data, value, originalValue: source = value } = stored;
      const target = drafts.get(fieldId) ?? (state === 'completed' ? value : undefined);
      if (target !== undefined) fields.push({ fieldId, position, field: { type, data, source, target } });
      position += 1;
    }
    return fields;
  }

  /** Undefined while fields are left to parse. */
  #differences(
    request: StoredRequest,
    fields: readonly DraftedField[],
    asked: DraftedField,
    compared: Compared,
  ): readonly PlacedFinding[] | undefined {
    const { key, id, created_us } = request;
    const languages = languagesOf(request);
    // Identified by more than the key, which may be reused by another request.
    const name = JSON.stringify([key, id, created_us, languages]);
    const segments = this.#segments.get('', name, () => new FieldSegments(languages));
    if (!segments.take(fields, portionMs)) return undefined;
    const memory = this.#memory();
    const all = fields.flatMap(({ fieldId }) => segments.of(fieldId));
    const known = new DraftSegments(memory, memory?.knownPair(languages), {
      key,
      segments: all,
      text: (hash) => segments.text(fields, hash),
    });
    return segmentDifferences(key, segments.of(asked.fieldId), known, compared, this.#stores.requests, all);
  }
}

interface Found {
  readonly problem: Problem;
  readonly problemKey: string;
}

function counted({ problem, problemKey: name }: Found, fieldId: string, labelOf: LabelOf) {
  const { level, dismissal } = labelOf({ check: problem.check, fieldId, problemKey: name });
  return level === 'off' || dismissal !== undefined ? [] : [{ ...problem, level }];
}

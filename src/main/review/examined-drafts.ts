import type { CheckedField } from '../../content/checks/checked-field';
import type { LanguagePair } from '../../contract/problems';
import { examineField, type ExaminedField } from '../checks/examined-fields';
import { ExaminedRequest } from '../checks/examined-request';
import type { WantedChecks } from '../checks/wanted-checks';
import { hashPlace, namedTexts, type HashedPlace } from '../checks/consistency/segment-differences';

/** A field as if the drafts of its request were saved. */
export interface DraftedField {
  readonly fieldId: string;
  readonly position: number;
  readonly source: string;
  /** Undefined while the field has neither a target nor a draft. */
  readonly field: CheckedField | undefined;
}

interface KnownField {
  readonly field: CheckedField;
  readonly examined: ExaminedField;
  readonly places: readonly HashedPlace[];
  /** By what the problems of each place are named. */
  readonly names: readonly string[];
  /** Beginnings of the texts, by their hashes. */
  readonly texts: ReadonlyMap<number, string>;
}

/** The examined fields of a request: while one field is edited, the others stay as they are. */
export class ExaminedDrafts {
  readonly languages: LanguagePair;
  readonly wanted: WantedChecks;
  readonly #known = new Map<string, KnownField>();

  constructor(languages: LanguagePair, wanted: WantedChecks) {
    this.languages = languages;
    this.wanted = wanted;
  }

  /**
   * Examines changed fields for a limited time. Returns false if fields are left, with which the next call
   * continues.
   */
  take(fields: readonly DraftedField[], mostMs: number): boolean {
    const startedAt = performance.now();
    let isFirst = true;
    for (const { fieldId, position, field } of fields) {
      if (field === undefined || isSame(this.#known.get(fieldId)?.field, field)) continue;
      if (!isFirst && performance.now() - startedAt > mostMs) return false;
      isFirst = false;
      this.#known.set(fieldId, this.#examine({ position, fieldId }, field));
    }
    return true;
  }

  /** Returns these fields as one request. */
  request(fields: readonly DraftedField[]): ExaminedRequest {
    const request = new ExaminedRequest(this.wanted, this.languages);
    for (const { fieldId, field } of fields)
      request.add(fieldId, field && this.#known.get(fieldId)?.examined);
    return request;
  }

  places(fields: readonly DraftedField[]): readonly HashedPlace[] {
    return this.#of(fields).flatMap(({ places }) => places);
  }

  /**
   * Returns the places of a field, and those of others whose problems are named alike: these are said once
   * for all of them, at the first.
   */
  concerning(fields: readonly DraftedField[], fieldId: string): readonly HashedPlace[] {
    const asked = new Set(this.#known.get(fieldId)?.names);
    if (asked.size === 0) return [];
    return this.#of(fields).flatMap(({ places, names }) =>
      places.filter((_place, at) => asked.has(names[at] ?? '')),
    );
  }

  /** Returns how the beginning of a text of these fields is found by its hash; they are read once for all. */
  texts(fields: readonly DraftedField[]): (hash: number) => string | undefined {
    let known: readonly KnownField[] | undefined;
    const found = new Map<number, string | undefined>();
    return (hash) => {
      // A map of all texts would take far longer to make than the few that are looked for.
      if (!found.has(hash)) {
        known ??= this.#of(fields);
        found.set(hash, known.find(({ texts }) => texts.has(hash))?.texts.get(hash));
      }
      return found.get(hash);
    };
  }

  #of(fields: readonly DraftedField[]): readonly KnownField[] {
    return fields.flatMap(({ fieldId, field }) => (field && this.#known.get(fieldId)) ?? []);
  }

  #examine(place: Pick<DraftedField, 'position' | 'fieldId'>, field: CheckedField): KnownField {
    const examined = examineField(place, field, this.languages, this.wanted);
    const texts = new Map<number, string>();
    const places = examined.segments.map((segment) => hashPlace(segment, texts));
    const names = places.map(({ segment: { pair } }) => JSON.stringify(namedTexts(pair)));
    return { field, examined, places, names, texts };
  }
}

function isSame(a: CheckedField | undefined, b: CheckedField): boolean {
  return a?.source === b.source && a.target === b.target && a.type === b.type && a.data === b.data;
}

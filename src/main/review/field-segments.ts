import type { CheckedField } from '../../content/checks/checked-field';
import type { LanguagePair } from '../../contract/problems';
import { placedSegments } from '../checks/request-checker';
import { hashPlace, type HashedPlace } from '../checks/translation-memory/segment-differences';

/** A field as if the drafts of its request were saved. */
export interface DraftedField {
  readonly fieldId: string;
  readonly position: number;
  readonly field: CheckedField;
}

interface TakenField {
  readonly field: CheckedField;
  readonly places: readonly HashedPlace[];
  /** Beginnings of the texts, by their hashes. */
  readonly texts: ReadonlyMap<number, string>;
}

/** The segments of a request's fields: while one field is edited, the others stay parsed. */
export class FieldSegments {
  readonly #languages: LanguagePair;
  readonly #taken = new Map<string, TakenField>();

  constructor(languages: LanguagePair) {
    this.#languages = languages;
  }

  /**
   * Parses changed fields for a limited time. Returns false if fields are left, with which the next call
   * continues.
   */
  take(fields: readonly DraftedField[], mostMs: number): boolean {
    const startedAt = performance.now();
    let isFirst = true;
    for (const { fieldId, position, field } of fields) {
      if (isSame(this.#taken.get(fieldId)?.field, field)) continue;
      if (!isFirst && performance.now() - startedAt > mostMs) return false;
      isFirst = false;
      const texts = new Map<number, string>();
      const placed = placedSegments({ position, fieldId }, field, this.#languages);
      const places = placed.map((segment) => hashPlace(segment, texts));
      this.#taken.set(fieldId, { field, places, texts });
    }
    return true;
  }

  of(fieldId: string): readonly HashedPlace[] {
    return this.#taken.get(fieldId)?.places ?? [];
  }

  /** Returns the beginning of a text of one of these fields. */
  text(fields: readonly DraftedField[], hash: number): string | undefined {
    for (const { fieldId } of fields) {
      const text = this.#taken.get(fieldId)?.texts.get(hash);
      if (text !== undefined) return text;
    }
    return undefined;
  }
}

function isSame(a: CheckedField | undefined, b: CheckedField): boolean {
  return a?.source === b.source && a.target === b.target && a.type === b.type && a.data === b.data;
}

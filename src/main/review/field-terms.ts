import type { VersionField } from '../../content/content-request';
import { termsOfField, type FieldTerms } from '../../content/terms/check/terms-of-field';
import type { IndexedLanguages, TermIndex } from '../../content/terms/check/term-index';
import { languagesOf } from '../checks/request-languages';
import type { TermIndexes } from '../checks/term-indexes';
import type { ContentRequestStore } from '../requests/content-request-store';
import type { VersionStore } from '../requests/version-store';
import { requestGone } from '../requests/missing-request';

interface Stores {
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly terms: Pick<TermIndexes, 'of'>;
}

/** A longer value would hold up the lists, and its marks the window. */
const longestValue = 200_000;

const none: FieldTerms = { entries: [], source: [], target: [] };

/**
 * Finds the terms of the first of these fields for the review, of as many as there is time for, and of one at
 * least. A field that is no longer in the store has none. @throws AppError NOT_FOUND
 */
export function readFieldTerms(
  { requests, versions, terms }: Stores,
  { key, fieldIds }: { readonly key: number; readonly fieldIds: readonly string[] },
  hasTime: () => boolean,
): readonly FieldTerms[] {
  const request = requests.byKey(key);
  if (request === undefined) throw requestGone();
  const languages = languagesOf(request);
  const index = terms.of(request, languages)?.index;
  if (index === undefined) return fieldIds.map(() => none);
  const { version, state } = request;
  const found: FieldTerms[] = [];
  for (const fieldId of fieldIds) {
    if (found.length > 0 && !hasTime()) break;
    // Reading all fields of the request for the few in sight would take time by the square.
    const field = versions.field(key, version, fieldId)?.field;
    found.push(field === undefined ? none : termsOf(field, state === 'completed', languages, index));
  }
  return found;
}

function termsOf(
  { type, data, value, originalValue: source = value }: VersionField,
  isCompleted: boolean,
  languages: IndexedLanguages,
  index: TermIndex,
): FieldTerms {
  const target = isCompleted ? value : '';
  if (source.length + target.length > longestValue) return none;
  return termsOfField({ type, data, source, target }, languages, index);
}

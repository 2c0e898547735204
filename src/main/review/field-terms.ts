import { termsOfField, type FieldTerms } from '../../content/terms/check/terms-of-field';
import { AppError } from '../../contract/errors';
import { languagesOf } from '../checks/request-languages';
import type { TermIndexes } from '../checks/term-indexes';
import type { ContentRequestStore } from '../requests/content-request-store';
import type { VersionStore } from '../requests/version-store';

interface Stores {
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly terms: Pick<TermIndexes, 'of'>;
}

/** A longer value would hold up the lists, and its marks the window. */
const longestValue = 200_000;

const none: FieldTerms = { entries: [], source: [], target: [] };

/** Finds the terms of a field for the review. @throws AppError NOT_FOUND */
export function readFieldTerms(
  { requests, versions, terms }: Stores,
  { key, fieldId }: { readonly key: number; readonly fieldId: string },
): FieldTerms {
  const request = requests.byKey(key);
  if (request === undefined) throw notFound();
  const languages = languagesOf(request);
  const index = terms.of(request, languages)?.index;
  if (index === undefined) return none;
  const { version, state } = request;
  // The window asks for each field of a request, so that reading all of them would take time by the square.
  const found = versions.field(key, version, fieldId);
  if (found === undefined) throw notFound();
  const { field } = found;
  const { type, data, value, originalValue: source = value } = field;
  const target = state === 'completed' ? value : '';
  if (source.length + target.length > longestValue) return none;
  return termsOfField({ type, data, source, target }, languages, index);
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'This field is no longer in the store.');

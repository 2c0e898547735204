import type { LanguagePair } from '../../contract/problems';
import type { StoredRequest } from '../requests/content-request-store';

/** Returns the languages of a request in the form that checks and terms compare. */
export function languagesOf(
  request: Pick<StoredRequest, 'language_source_canonical' | 'language_target_canonical'>,
): LanguagePair {
  return { source: request.language_source_canonical, target: request.language_target_canonical };
}

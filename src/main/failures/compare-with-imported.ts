import { compareImported, type ArrivedField } from '../../content/diff/imported-content';
import { AppError } from '../../contract/errors';
import type { ContentRequestStore } from '../requests/content-request-store';
import type { VersionStore } from '../requests/version-store';
import { requestGone } from '../requests/missing-request';

interface Stores {
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
}

/**
 * Compares the targets of the current version with what was imported. @throws AppError NOT_FOUND; CONFLICT
 * for a request without a result
 */
export function compareWithImported(
  { requests, versions }: Stores,
  key: number,
  imported: string,
  fileName?: string,
): readonly ArrivedField[] {
  const request = requests.byKey(key);
  if (request === undefined) throw requestGone();
  if (request.state !== 'completed')
    throw new AppError('CONFLICT', 'This request has no result yet, so there is nothing to compare.');
  return compareImported(versions.fields(key, request.version), imported, fileName);
}

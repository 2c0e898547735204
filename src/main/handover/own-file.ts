import type { ReturnedDocument } from '../../content/handover/returned-document';
import type { ContentRequestStore } from '../requests/content-request-store';
import type { HandoverStore } from './handover-store';

interface Stores {
  readonly handovers: Pick<HandoverStore, 'byId'>;
  readonly requests: Pick<ContentRequestStore, 'byId'>;
}

const anyId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const wholeId = new RegExp(`^${anyId.source}$`);
/** A file names its hand-over in its beginning, and in each row again. */
const mostIds = 200;

/**
 * Whether a file seems to be of a hand-over of this desk although no id of one could be read: its rows have
 * hashes, and no requests of another desk, or the id is somewhere in the bytes of a file without rows.
 */
export function isOwnWithoutId(
  { format, handover, rows, faults }: ReturnedDocument,
  bytes: Uint8Array,
  { handovers, requests }: Stores,
): boolean {
  if (handover !== undefined && wholeId.test(handover)) return false;
  if (rows.length > 0) {
    return rows.some(
      ({ request, sourceHash }) =>
        sourceHash !== undefined && (request === undefined || requests.byId(request) !== undefined),
    );
  }
  // Only a hand-over has the marks of a page, or columns of hashes without those that are needed.
  const hasMarks = format === 'html' || faults.some(({ rule }) => rule === 'columns-missing');
  return hasMarks || idsIn(bytes).some((id) => handovers.byId(id) !== undefined);
}

function idsIn(bytes: Uint8Array): readonly string[] {
  const text = new TextDecoder('latin1').decode(bytes).replaceAll('\0', '');
  const ids = new Set<string>();
  for (const [id] of text.matchAll(anyId)) {
    ids.add(id);
    if (ids.size === mostIds) break;
  }
  return [...ids];
}

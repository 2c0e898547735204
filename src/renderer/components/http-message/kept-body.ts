import type { KeptBody } from '../../../contract/http-message';
import type { LoggedBody } from '../../../contract/request-log';

/** `gone`: the body was removed together with its request. */
export type ShownBody = LoggedBody | { readonly kind: 'gone'; readonly sizeBytes: number };

/** Converts a recorded body for the view of logged bodies. */
export function shownBody({ text, sizeBytes, isBeginning, isBinary }: KeptBody): ShownBody {
  if (sizeBytes === 0) return { kind: 'none' };
  if (text === '' && isBeginning) return { kind: 'gone', sizeBytes };
  if (isBinary) return { kind: 'binary', sizeBytes };
  return { kind: isBeginning ? 'beginning' : 'text', text, sizeBytes };
}

import type { KeptBody } from '../../shared/http-exchange';
import type { LoggedBody } from '../../shared/request-log';

/** A body as far as it was kept, as the log's bodies are shown. */
export function shownBody({ text, sizeBytes, isBeginning, isBinary }: KeptBody): LoggedBody {
  if (sizeBytes === 0) return { kind: 'none' };
  if (isBinary) return { kind: 'binary', sizeBytes };
  return { kind: isBeginning ? 'beginning' : 'text', text, sizeBytes };
}

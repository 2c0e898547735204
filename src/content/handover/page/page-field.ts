import { decodeText } from '../../html/decode-text';
import { tokenizeHtml } from '../../html/tokenize';
import type { HandoverField } from '../handover-document';
import { markField } from '../tag-markers';
import { drawnTag, type DrawnPiece } from './drawn-content';
import type { PageField } from './page-data';

/** Returns the data of a field, as the page needs it. */
export function pageField(field: HandoverField, request: number): PageField {
  const { source, target, tags } = markField(field);
  return {
    request,
    id: field.id,
    sourceHash: field.sourceHash,
    targetHash: field.targetHash,
    isHtml: field.data === 'html',
    source,
    target,
    tags: [...tags].map(([marker, raw]) => [marker, raw, drawnPiece(raw)]),
    ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
    hasProblems: field.problems.length > 0,
  };
}

function drawnPiece(raw: string): DrawnPiece {
  if (raw.startsWith('<')) {
    const [piece] = tokenizeHtml(raw);
    return piece?.kind === 'tag' ? (drawnTag(piece) ?? '') : '';
  }
  // A protected character; anything longer is the text of a script or a style, which isn't shown.
  const text = decodeText(raw);
  return text.length === 1 ? text : '';
}

import type { HandoverDocument, HandoverField, HandoverRequest } from '../handover-document';
import { markField } from '../tag-markers';
import { fieldPieces } from './field-pieces';
import type { TableCells } from './table-columns';

/** The rows of some requests: one for each field, or for each piece of a long one. */
export function tableRows(
  document: HandoverDocument,
  requests: readonly HandoverRequest[],
): readonly TableCells[] {
  let number = 0;
  return requests.flatMap((request) =>
    request.fields.flatMap((field) => {
      const marked = markField(field);
      const pieces = fieldPieces(marked.source, marked.target);
      return pieces.map((piece, index): TableCells => {
        number += 1;
        return {
          ...piece,
          number: String(number),
          context: index === 0 ? contextOf(request, field) : '',
          problems: index === 0 ? field.problems.map(({ message }) => message).join('\n') : '',
          handover: document.id,
          desk: document.desk,
          request: request.id,
          field: field.id,
          part: pieces.length === 1 ? '' : String(index + 1),
          sourceHash: field.sourceHash,
          targetHash: field.targetHash,
        };
      });
    }),
  );
}

function contextOf(request: HandoverRequest, field: HandoverField): string {
  const limit = field.maxLength === undefined ? undefined : `≤ ${field.maxLength}`;
  return [request.title, field.id, field.context, field.comment, limit]
    .filter((text) => text !== undefined && text !== '')
    .join('\n');
}

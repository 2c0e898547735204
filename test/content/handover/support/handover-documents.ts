import fc from 'fast-check';
import type { HandoverDocument, HandoverField } from '../../../../src/content/handover/handover-document';
import { handedHash } from '../../../../src/main/handover/local-fields';

export interface PlainField {
  readonly id: string;
  readonly data: string;
  readonly source: string;
  readonly target: string;
}

export function handoverField(requestId: string, field: PlainField): HandoverField {
  const { id, source, target } = field;
  return {
    ...field,
    sourceHash: handedHash(requestId, id, source),
    targetHash: handedHash(requestId, id, target),
    reviewed: false,
    problems: [],
  };
}

export function handoverDocument(
  requests: readonly {
    readonly id: string;
    readonly target: string;
    readonly fields: readonly PlainField[];
  }[],
  language = 'en',
): HandoverDocument {
  return {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    desk: 'desk-1',
    created: '2026-11-24T06:00:00.000Z',
    note: 'Please look at the numbers.',
    recipient: 'Ana',
    language,
    requests: requests.map(({ id, target, fields }) => ({
      id,
      title: 'Title',
      language: { source: 'en', target },
      version: 2,
      fields: fields.map((field) => handoverField(id, field)),
    })),
  };
}

const piece = fc.oneof(
  fc.constantFrom(
    '<b>',
    '</b>',
    '<br>',
    '<p>',
    '</p>',
    '<a href="/x">',
    '</a>',
    '&amp;',
    '&nbsp;',
    '\n',
    '\r\n',
  ),
  fc.constantFrom(
    '=1+1',
    '+x',
    '-x',
    '@x',
    '"',
    "'",
    '_x000D_',
    '⟦',
    '\u0001',
    ',',
    ';',
    '\t',
    ' ',
    'مرحبا',
    '日本語',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const value = fc.array(piece, { maxLength: 10 }).map((parts) => parts.join(''));
/** Shrinking a long text letter by letter takes minutes and shows nothing that the whole text does not. */
const longValue = fc.noShrink(fc.string({ unit: 'grapheme', minLength: 1500, maxLength: 2500 }));
const id = fc.stringMatching(/^[\w./=!-]{1,12}$/);

/** Documents with any content, of up to three requests. */
export const anyDocument = fc
  .uniqueArray(
    fc.record({
      id,
      target: fc.constantFrom('de', 'ar', 'ja'),
      fields: fc.uniqueArray(
        fc.record({
          id,
          data: fc.constantFrom('html', 'text'),
          source: value,
          target: fc.oneof(value, longValue),
        }),
        { minLength: 1, maxLength: 5, selector: (field) => field.id },
      ),
    }),
    { minLength: 1, maxLength: 3, selector: (request) => request.id },
  )
  .map((requests) => handoverDocument(requests));

import type { HandoverDocument, HandoverField } from '../../../../src/content/handover/handover-document';

/** A field as a hand-over has it, with hashes that tell its values apart. */
export function pageTestField(field: Partial<HandoverField> & Pick<HandoverField, 'id'>): HandoverField {
  const { source = 'Hello', target = 'Hallo' } = field;
  return {
    data: 'html',
    source,
    target,
    sourceHash: `s:${source.length}`,
    targetHash: `t:${target.length}`,
    reviewed: false,
    problems: [],
    ...field,
  };
}

/** A hand-over of one request. */
export function pageTestDocument(
  fields: readonly HandoverField[],
  values: Partial<HandoverDocument> = {},
): HandoverDocument {
  return {
    id: '019ab2c4-1111-7000-8000-0123456789ab',
    desk: 'desk-1',
    created: '2026-11-24T05:00:00Z',
    note: '',
    recipient: '',
    language: 'en',
    requests: [
      {
        id: '019ab2c4-2222-7000-8000-000000000001',
        title: 'Hello',
        language: { source: 'en', target: 'de-CH' },
        version: 1,
        fields,
      },
    ],
    ...values,
  };
}

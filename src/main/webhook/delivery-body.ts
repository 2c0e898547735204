import type { RequestState } from '../../content/content-request';
import { contentRequestJson, versionDocument, type JsonText } from '../requests/content-request-json';

/** What a webhook call says of a request: it as it was at one moment. */
export interface DeliveredRequest {
  readonly id: string;
  readonly state: RequestState;
  readonly created_text: string;
  readonly completed_text: string | null;
  /** Of its version at that moment. */
  readonly document: JsonText;
}

/** The body of a webhook call (interface document, section 6): spelled `complete`, never with an `importResponse`. */
export function deliveryBody({ document, ...head }: DeliveredRequest): JsonText {
  const request = contentRequestJson({ ...head, import_state: null, import_time_text: null }, document);
  return `{"type":"content-request","request":${request}}`;
}

/** A made-up request that says so, complete, with everything a receiver has to read. */
export function testDeliveryBody(id: string, time: string): JsonText {
  const text = 'Test delivery from Locdesk';
  const field = { type: 'localizable', data: 'html', extra: {} };
  const document = versionDocument({
    source: 'api',
    languageSource: 'en',
    languageTarget: 'de',
    languageExtra: {},
    fields: [
      { ...field, id: 'title', value: 'Testlieferung von Locdesk', originalValue: text },
      {
        ...field,
        id: 'body',
        value: '<p>Diese Anfrage gibt es <b>nicht</b>.</p>',
        originalValue: '<p>This request does <b>not</b> exist.</p>',
      },
    ],
    extra: {},
  });
  return deliveryBody({
    id: `locdesk-test-${id}`,
    state: 'completed',
    created_text: time,
    completed_text: time,
    document,
  });
}

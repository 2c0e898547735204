import type { RequestState } from '../../content/content-request';
import { contentRequestJson, versionDocument, type JsonText } from '../requests/content-request-json';

/** State of a request at the moment of the event, as content of a webhook call. */
export interface DeliveredRequest {
  readonly id: string;
  readonly state: RequestState;
  readonly created_text: string;
  readonly completed_text: string | null;
  /** Content of the version at that moment. */
  readonly document: JsonText;
}

/**
 * The body of a webhook call (interface document, section 6): spelled `complete`, never with an
 * `importResponse`.
 */
export function deliveryBody({ document, ...head }: DeliveredRequest): JsonText {
  const request = contentRequestJson({ ...head, import_state: null, import_time_text: null }, document);
  return `{"type":"content-request","request":${request}}`;
}

/** A made-up, complete request that is labelled as a test and has everything that a receiver must read. */
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

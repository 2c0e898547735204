import type { JsonObject } from '../../content/content-request';

const title = { id: 'title', type: 'localizable', data: 'html', value: 'Welcome' };
const body = { id: 'body', type: 'localizable', data: 'html', value: '<p>Press <b>Start</b>.</p>' };
const language = { source: 'en-GB', target: 'de-CH' };

export const exampleId = '019aa0b5-5a3b-7c1e-9d52-0f6f3c1b8a70';

export const submissionExample: JsonObject = { language, fields: [title, body] };

const pending: JsonObject = {
  id: exampleId,
  state: 'pending',
  created: '2026-11-20T09:30:00.123Z',
  source: 'api',
  language,
  fields: [title, body],
};

const completed: JsonObject = {
  ...pending,
  state: 'complete',
  completed: '2026-11-20T09:42:10.500Z',
  fields: [
    { ...title, value: 'Willkommen', originalValue: title.value },
    { ...body, value: '<p>Drücken Sie <b>Start</b>.</p>', originalValue: body.value },
  ],
};

const marked: JsonObject = {
  ...completed,
  importResponse: { importState: 'success', time: '2026-11-20T09:45:00.000Z' },
};

const pageOf = (request: JsonObject): JsonObject => ({ page: 1, pages: 1, total: 1, requests: [request] });

/** Examples in the API reference; a test validates each against its schema. */
export const examples = {
  pending,
  completed,
  marked,
  simplePage: pageOf(completed),
  criteriaPage: pageOf({ ...completed, state: 'completed' }),
  emptyPage: { page: 1, pages: 0, total: 0, requests: [] },
  synchronizationQuery: {
    criteria: [
      { type: 'source', criteria: 'api' },
      { type: 'completed', criteria: { from: '2026-11-20T09:30:00Z' } },
    ],
    sortBy: ['completed'],
  },
  importSuccess: { importState: 'success' },
  importFail: { importState: 'fail' },
  importFailWithReason: {
    importState: 'fail',
    importReasons: [{ kind: 'rule', id: 'title.length', field: 'title', text: 'Longer than 60 characters.' }],
  },
  webhook: { url: 'https://shop.example/hooks/locdesk' },
  noWebhook: { url: null },
  createdCall: { type: 'content-request', request: pending },
  completedCall: { type: 'content-request', request: completed },
} as const satisfies Record<string, JsonObject>;

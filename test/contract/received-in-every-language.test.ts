import { describe, expect, test } from 'vitest';
import { sentenceReader } from '../../src/content/read-sentence';
import { windowLanguages } from '../../src/contract/ui-types';
import { readWebhookCall } from '../../src/main/listener/webhook-call';
import { callFailure } from '../../src/main/platform/call-failure';
import { statusFailure } from '../../src/main/upstream/client/upstream-failure';
import { schemaProblems } from '../../src/main/platform/json/validation';
import { SubmissionBody } from '../../src/main/requests/submission';
import { makeCall } from '../../src/main/webhook/delivery-call';
import { answerProblem } from '../../src/main/webhook/webhook-channel';
import { signatureProblem } from '../../src/main/webhook/received-signature';
import { ManualEnvironment } from '../support/manual-environment';

const catalogues = import.meta.glob<Readonly<Record<string, string>>>(
  '../../src/contract/messages/*/received.ts',
  { eager: true, import: 'received' },
);
const german = catalogues['../../src/contract/messages/de/received.ts'] ?? {};
const read = sentenceReader(Object.keys(german));

const places = (text: string): string => [...text.matchAll(/\{\{\d+\}\}/g)].flat().toSorted().join();

const limits = {
  maxFields: 3,
  maxFieldValueBytes: 20,
  maxRequestBytes: 10_000,
  maxTextBytes: 1000,
  maxParts: 100,
};
const field = { id: 'title', type: 'localizable', data: 'html', value: 'Kettle' };
const request = {
  id: 'a',
  state: 'complete',
  created: '2026-11-20T08:00:00Z',
  completed: '2026-11-20T09:00:00Z',
  language: { source: 'en', target: 'de' },
  fields: [field],
};
const call = (changed: object): string =>
  JSON.stringify({ type: 'content-request', request: { ...request, ...changed } });

const bodies = [
  '',
  '[1]',
  '{"type":"x"}',
  '{}',
  '{"a":',
  '{"a" 1}',
  '{"a":1 "b":2}',
  '[1 2]',
  '{"a":1,2}',
  '{a:1}',
  '{"a":1} x',
  '"a',
  '"\u0001"',
  '"\\u00g0"',
  '[-]',
  '[1.x]',
  '[1ex]',
  '[1e999]',
  '{"a":1,"a":2}',
  '{"__proto__":1}',
  '["\\u0000", "\\ud800"]',
  '{"\\u0000":1,"\\ud800":2}',
  `${'['.repeat(70)}${']'.repeat(70)}`,
  '\uFEFF{}',
  call({ state: 'done' }),
  call({ created: 'yesterday', language: { source: 'x_y z', target: 'de' } }),
  call({ completed: undefined }),
  call({ id: 'a'.repeat(300) }),
  call({ id: 7, language: 'de', fields: {} }),
  call({ fields: [] }),
  call({ fields: [field, field] }),
  call({ fields: [field, field, field, field] }),
  call({ fields: [{ ...field, id: '', value: 'a text that is too long here' }] }),
  call({ fields: [{ id: 'x' }] }),
];

const ofBodies = bodies.flatMap((body) => {
  const reading = readWebhookCall(Buffer.from(body), limits);
  return reading.ok ? [] : reading.problems;
});

const signed = (headers: readonly (readonly [string, string])[]): string =>
  signatureProblem(
    { headers: [...headers], body: Buffer.from('{}'), receivedUs: 1e15 },
    `whsec_${Buffer.from('x'.repeat(24)).toString('base64')}`,
  ) ?? '';
const ofSignatures = [
  signed([]),
  signed([
    ['webhook-id', 'a'],
    ['webhook-timestamp', 'x'],
    ['webhook-signature', 'v1,x'],
  ]),
  signed([
    ['webhook-id', 'a'],
    ['webhook-timestamp', '5'],
    ['webhook-signature', 'v1,x'],
  ]),
];

const answered = (headers: readonly (readonly [string, string])[] = []) => ({
  status: 500,
  headers: [...headers],
  body: Buffer.from(''),
  sizeBytes: 0,
  roundTripMs: 1,
  clockDifferenceMs: undefined,
  askedThereUs: undefined,
});
const place = { host: 'acme.example', path: '/v1/content', retryAfterMs: undefined };
const ofStatuses = (
  ['redirect', 'token-refused', 'not-found', 'rate-limited', 'server-error', 'status'] as const
).map((problem) => statusFailure(problem, answered([['location', 'https://other.example/']]), place).text);
const ofConnections = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ECONNRESET',
  'EPROTO',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'ETIMEDOUT',
  'EHOSTDOWN',
  'HPE_HEADER_OVERFLOW',
  'HPE_INVALID_CONSTANT',
  'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
  'CERT_REVOKED',
  'E_SOMETHING_NEW',
].map((code) => callFailure(Object.assign(new Error(code), { code }), 'acme.example').text);

const hook = { method: 'PUT', url: 'http://127.0.0.1:9/hook', headers: {}, body: Buffer.from('{}') } as const;
const ended = AbortSignal.abort();
const ofDeliveries = async (): Promise<readonly string[]> => {
  const late = { setTimer: (_ms: number, run: () => void) => (run(), () => undefined) };
  const calls = await Promise.all([
    makeCall(late, hook, new AbortController().signal),
    makeCall(new ManualEnvironment(), hook, ended),
    makeCall(new ManualEnvironment(), hook, new AbortController().signal),
  ]);
  return [
    ...calls.map((result) => (result.kind === 'unanswered' ? result.text : '')),
    ...['https://other.example/', '/elsewhere'].map(
      (location) => answerProblem({ status: 302, headers: [['location', location]] })?.text ?? '',
    ),
  ];
};

const ofSubmissions = [
  {},
  { language: 'de', fields: {} },
  { language: { source: 'en', target: '' }, fields: [] },
  { language: { source: 1, target: 'de' }, fields: [{ ...field, id: '' }, 'x'] },
].flatMap((body) => schemaProblems(SubmissionBody, body));
const ofTokens = [
  'authorization: is missing, send "Authorization: Bearer <token>"',
  'authorization: must have the form "Bearer <token>"',
  'authorization: the token is unknown, revoked or expired',
];

test.each([
  ['calls that the listener refuses', ofBodies],
  ['submissions that the service refuses', ofSubmissions],
  ['tokens that the service refuses', ofTokens],
  ['signatures', ofSignatures],
  ['answers of an upstream service', ofStatuses],
  ['calls without an answer', ofConnections],
])('the words of every problem are known: %s', (_what, texts) => {
  expect(texts.filter((text) => read(text) === undefined)).toEqual([]);
});

test('the words of every problem are known: deliveries to the webhook', async () => {
  const texts = await ofDeliveries();
  expect(texts).toHaveLength(5);
  expect(texts.filter((text) => read(text) === undefined)).toEqual([]);
});

test('values and what is said inside a sentence are found, and other texts are left alone', () => {
  expect(read('request.fields[1].id: must be unique, "t" is also fields[0].id')?.values).toEqual([
    'request.fields[1].id',
    't',
    'fields[0].id',
  ]);
  expect(read('The connection to acme was closed before there was an answer. Retrying.')?.values).toEqual([
    { text: 'The connection to {{0}} was closed before there was an answer.', values: ['acme'] },
  ]);
  expect(read('Something else')).toBeUndefined();
});

describe.each(windowLanguages.filter((language) => language !== 'en'))('in %s', (language) => {
  const catalogue = catalogues[`../../src/contract/messages/${language}/received.ts`] ?? {};

  test('the same problems are translated, with the same values', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(german));
    expect(Object.entries(catalogue).filter(([english, text]) => places(english) !== places(text))).toEqual(
      [],
    );
  });
});

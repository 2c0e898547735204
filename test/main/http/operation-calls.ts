import { submission, type CallOptions, type TestBackend } from '../../support/test-backend';

export interface Call {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly options?: CallOptions;
}

export interface DocumentedCase {
  readonly operation: string;
  readonly status: number;
  readonly when: string;
  readonly settings?: readonly string[];
  /** Brings the service to where the call is answered so. */
  readonly prepare: (backend: TestBackend) => Promise<Call>;
  /** Beginning of the refusal's first problem. */
  readonly problem?: RegExp;
  /** Whether other cases may use the same service. */
  readonly isShared?: boolean;
}

type Change = (call: Call, backend: TestBackend) => Call;

async function submit(backend: TestBackend, kind: 'live' | 'test' = 'live'): Promise<string> {
  const { body } = await backend.request('PUT', '/v1/content', {
    body: submission(),
    token: await backend.token(kind),
  });
  return body.id;
}

export async function complete(backend: TestBackend): Promise<string> {
  const id = await submit(backend, 'test');
  backend.environment.advance(10_000);
  while (await backend.core.testResults.completeNext());
  return id;
}

/** An accepted call of each operation, which the refusals below spoil. */
const accepted = {
  submitContentRequest: async () => ({ method: 'PUT', path: '/v1/content', options: { body: submission() } }),
  queryContentRequests: async () => ({ method: 'GET', path: '/v1/content' }),
  readContentRequest: async (backend) => ({
    method: 'GET',
    path: `/v1/content/request/${await submit(backend)}`,
  }),
  setImportState: async (backend) => ({
    method: 'PUT',
    path: `/v1/content/${await submit(backend)}/import`,
    options: { body: { importState: 'fail' } },
  }),
  readWebhook: async () => ({ method: 'GET', path: '/v1/webhook' }),
  registerWebhook: async () => ({
    method: 'PUT',
    path: '/v1/webhook',
    options: { body: { url: 'https://a.example/hook' } },
  }),
  removeWebhook: async () => ({ method: 'DELETE', path: '/v1/webhook' }),
} satisfies Record<string, (backend: TestBackend) => Promise<Call>>;

type OperationName = keyof typeof accepted;
export const operations = Object.keys(accepted) as OperationName[];
export const withBody = [
  'submitContentRequest',
  'setImportState',
  'registerWebhook',
  'removeWebhook',
] as const;
export const withId = ['readContentRequest', 'setImportState'] as const;

function spoiled(operation: OperationName, change: Change): DocumentedCase['prepare'] {
  return async (backend) => change(await accepted[operation](backend), backend);
}

export const sending =
  (options: CallOptions): Change =>
  (call) => ({ ...call, options });
export const at =
  (path: string): Change =>
  (call) => ({ ...call, path });

/** Makes every service that an operation calls throw. */
function failing(fail: () => never): Change {
  return (call, { core }) => {
    Object.assign(core.contentRequests, { submit: fail, read: fail });
    Object.assign(core.contentQueries, { simpleQuery: fail, criteriaQuery: fail });
    Object.assign(core.importMarks, { markByTool: fail });
    Object.assign(core.webhook, { read: fail, register: fail, remove: fail });
    return call;
  };
}

export const broken = failing(() => {
  throw new Error('SELECT secret FROM /home/me/locdesk.db');
});
export const full = failing(() => {
  throw Object.assign(new Error('database or disk is full'), { name: 'SqliteError', code: 'SQLITE_FULL' });
});

export const one = (
  operation: OperationName,
  status: number,
  when: string,
  prepare: DocumentedCase['prepare'] = accepted[operation],
  more: Pick<DocumentedCase, 'problem' | 'settings' | 'isShared'> = {},
): DocumentedCase => ({ operation, status, when, prepare, ...more });

export const refused = (
  operation: OperationName,
  status: number,
  when: string,
  change: Change,
  problem: RegExp,
  settings: readonly string[] = [],
): DocumentedCase =>
  one(operation, status, when, spoiled(operation, change), {
    problem,
    settings,
    isShared: change !== broken && change !== full,
  });

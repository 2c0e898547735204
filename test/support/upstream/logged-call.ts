import type { CallDetail, LoggedCall } from '../../../src/contract/request-log';
import type { TestBackend } from '../test-backend';

/** A refused call in the log; a test overrides what it needs. */
export function loggedCall(changes: Partial<LoggedCall> = {}): LoggedCall {
  return {
    key: 1,
    time: '2026-11-20T09:30:00.123Z',
    method: 'PUT',
    path: '/v1/content',
    tokenName: 'Shop',
    tokenId: 'abc',
    status: 400,
    durationMs: 1.5,
    headers: [
      ['host', '127.0.0.1:4310'],
      ['authorization', 'Bearer •••'],
      ['content-type', 'application/json'],
      ['content-length', '12'],
    ],
    requestBody: { kind: 'none' },
    responseBody: { kind: 'none' },
    problems: [],
    ...changes,
  };
}

/** The newest call of a backend, as the window would read it. */
export async function newestCall(backend: TestBackend): Promise<CallDetail> {
  backend.environment.advance(1000);
  const [row] = (await ask(backend, 'requestLog.window', { filter: 'all', offset: 0, limit: 1 })).rows;
  return ask(backend, 'requestLog.detail', { key: row.key });
}

/** Runs a command like a window; the test sets its answer. */
// oxlint-disable-next-line typescript/no-explicit-any
export async function ask(backend: TestBackend, name: string, input: unknown): Promise<any> {
  const answer = await backend.dispatch(name, input);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

import { deepEqual, equal } from 'node:assert/strict';
import { expect } from 'vitest';
import {
  submission,
  testBackend,
  type Answer,
  type CallOptions,
  type TestBackend,
} from '../../../support/test-backend';
import { ApiContract } from '../api-contract';

export interface Criterion {
  readonly type: string;
  readonly criteria: unknown;
}

/** Calls of a local tool to the service. Every answer must be one that `/openapi.json` documents. */
export class ServiceCalls {
  readonly backend: TestBackend;
  readonly #contract: ApiContract;

  private constructor(backend: TestBackend, contract: ApiContract) {
    this.backend = backend;
    this.#contract = contract;
  }

  static async open(backend: TestBackend = testBackend()): Promise<ServiceCalls> {
    return new ServiceCalls(backend, await ApiContract.same(backend));
  }

  async call(method: 'GET' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<Answer> {
    const answer = await this.backend.request(method, path, options);
    deepEqual(this.#contract.deviations(method, path, answer), []);
    return answer;
  }

  readonly get = (path: string, options?: CallOptions): Promise<Answer> => this.call('GET', path, options);
  readonly put = (path: string, body?: unknown, options: CallOptions = {}): Promise<Answer> =>
    this.call('PUT', path, body === undefined ? options : { body, ...options });

  /** An accepted submission; afterwards a second has passed. */
  async submit(changes: Record<string, unknown> = {}, options: CallOptions = {}): Promise<Answer['body']> {
    const answer = await this.put('/v1/content', submission(changes), options);
    equal(answer.status, 200);
    this.backend.environment.advance(1000);
    return answer.body;
  }

  /** A request that the service has completed, as the single read answers it. */
  async completed(changes: Record<string, unknown> = {}): Promise<Answer['body']> {
    const { id } = await this.submit(changes, { token: await this.backend.token('test') });
    this.backend.environment.advance(10_000);
    while (await this.backend.core.testResults.completeNext());
    return this.read(id);
  }

  async read(id: string): Promise<Answer['body']> {
    return (await this.get(`/v1/content/request/${encodeURIComponent(id)}`)).body;
  }

  mark(id: string, importState = 'success'): Promise<Answer> {
    return this.put(`/v1/content/${id}/import`, { importState });
  }

  /** The criteria-based query, with a token of its own unless given, so that the limit is not in the way. */
  async query(query: unknown, more = '', token?: string): Promise<Answer> {
    const text = encodeURIComponent(typeof query === 'string' ? query : JSON.stringify(query));
    return this.get(`/v1/content?query=${text}${more}`, {
      token: token ?? (await this.backend.token('live')),
    });
  }

  /** The ids the criteria find. */
  async found(criteria: readonly Criterion[], sortBy?: readonly string[]): Promise<readonly string[]> {
    return idsOf(await this.query({ criteria, ...(sortBy === undefined ? {} : { sortBy }) }));
  }

  /** The ids the simple filter finds. */
  async filtered(parameters: string): Promise<readonly string[]> {
    return idsOf(await this.get(`/v1/content?${parameters}`));
  }
}

export function idsOf(answer: Answer): readonly string[] {
  expect(answer.status).toBe(200);
  return (answer.body.requests as { id: string }[]).map(({ id }) => id);
}

/** Asserts a refusal: its status, and a body with the reason. */
export function expectRefusal(answer: Answer, status: number, problem: RegExp): void {
  expect({ status: answer.status, body: answer.body as unknown }).toMatchObject({
    status,
    body: { errors: expect.arrayContaining([expect.stringMatching(problem)]) },
  });
}

/** A sentence and its proof. */
export type Row = readonly [sentence: string, prove: (service: ServiceCalls) => Promise<void>];
export type Section = readonly [name: string, rows: readonly Row[]];

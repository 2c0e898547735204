import type { Bridge, CommandName } from '../../../src/contract/contract';
import type { EventMessage } from '../../../src/contract/events';
import { AppError } from '../../../src/contract/errors';
import type { CallFilter, CallRow } from '../../../src/contract/request-log';
import { failure, success } from '../../../src/contract/result';
import { loggedCall } from '../../support/upstream/logged-call';

interface Input {
  readonly filter: CallFilter;
  readonly offset: number;
  readonly limit: number;
  readonly key: number;
}

/** A host that has a request log and nothing else. */
export class FakeCallLog implements Bridge {
  /** Newest first. */
  rows: readonly CallRow[];
  readonly asked: CommandName[] = [];

  constructor(count: number) {
    this.rows = Array.from({ length: count }, (_, i) => row(count - i));
  }

  /** Calls arrive on top. */
  arrive(count: number): void {
    const newest = this.rows[0]?.key ?? 0;
    this.rows = [...Array.from({ length: count }, (_, i) => row(newest + count - i)), ...this.rows];
  }

  async call(name: CommandName, input: unknown): Promise<unknown> {
    this.asked.push(name);
    await Promise.resolve();
    try {
      return success(this.#answer(name, input as Input));
    } catch (error) {
      return failure(new AppError('NOT_FOUND', String(error instanceof Error ? error.message : error)));
    }
  }

  subscribe(_listener: (message: EventMessage) => void): () => void {
    return () => undefined;
  }

  #answer(name: CommandName, input: Input): unknown {
    const refused = this.rows.filter(({ status }) => status >= 400);
    const list = input.filter === 'refused' ? refused : this.rows;
    // The rest of the contract is not needed here and says so.
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check
    switch (name) {
      case 'requestLog.window':
        return {
          total: list.length,
          offset: input.offset,
          rows: list.slice(input.offset, input.offset + input.limit),
          counts: { all: this.rows.length, refused: refused.length },
        };
      case 'requestLog.locate': {
        const index = list.findIndex(({ key }) => key === input.key);
        return { index: index === -1 ? null : index };
      }
      case 'requestLog.detail': {
        const found = this.rows.find(({ key }) => key === input.key);
        if (found === undefined) throw new Error('has left the log');
        return { call: loggedCall({ ...found }), limits: { maxFields: 5, maxFieldValueBytes: 100 } };
      }
      case 'requestLog.clear':
        this.rows = [];
        return {};
      default:
        throw new Error(`${name} is not part of this fake`);
    }
  }
}

/** Every third call is refused. */
function row(key: number): CallRow {
  return {
    key,
    time: '2026-11-20T09:30:00.000Z',
    method: 'GET',
    path: `/v1/content/request/${key}`,
    status: key % 3 === 0 ? 404 : 200,
    durationMs: 1,
  };
}

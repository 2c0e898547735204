import type {
  ConnectionSummary,
  ConnectionTest,
  MarkDeliveryRow,
  SendNowAnswer,
  MarkDeliveryRowState,
  SyncRun,
} from '../../../src/contract/upstream/connections';
import type { Bridge, CommandName } from '../../../src/contract/contract';
import type { EventMessage } from '../../../src/contract/events';
import { AppError } from '../../../src/contract/errors';
import { failure, success } from '../../../src/contract/result';

interface Input {
  readonly key: number;
  readonly keys: readonly number[];
  readonly filter: 'open' | 'all';
  readonly offset: number;
  readonly limit: number;
  readonly name?: string;
  readonly baseUrl?: string;
  readonly paused: boolean;
}

/** A host that has connections and an outbox, and nothing else. */
export class FakeConnectionsHost implements Bridge {
  connections: readonly ConnectionSummary[];
  marks: readonly MarkDeliveryRow[] = [];
  runs: readonly SyncRun[] = [];
  test: ConnectionTest = { reachable: true, tokenAccepted: true, variant: 'criteria', text: 'Fine.' };
  /** Number of adopted requests that `add` returns. */
  adoptedRequests = 0;
  /** Result of `syncNow` and `fetchAgain`. */
  started: { readonly started: boolean; readonly allowedAt?: string } = { started: true };
  /** Result of `sendNow` of the outbox; by default all marks are sent. */
  sending: SendNowAnswer | undefined;
  /** A promise that every answer waits for. */
  delay: Promise<void> = Promise.resolve();
  readonly asked: { readonly name: CommandName; readonly input: unknown }[] = [];
  /** Commands that fail with a plain sentence. */
  readonly broken = new Set<CommandName>();

  constructor(...names: readonly string[]) {
    this.connections = names.map((name, index) => connection(index + 1, { name }));
  }

  askedFor(name: CommandName): unknown[] {
    return this.asked.filter((call) => call.name === name).map(({ input }) => input);
  }

  async call(name: CommandName, input: unknown): Promise<unknown> {
    this.asked.push({ name, input });
    await this.delay;
    if (this.broken.has(name)) return failure(new AppError('UNAVAILABLE', `${name} is out of order`));
    return success(this.#answer(name, input as Input));
  }

  subscribe(_listener: (message: EventMessage) => void): () => void {
    return () => undefined;
  }

  #listed(filter: Input['filter']): readonly MarkDeliveryRow[] {
    return this.marks.filter(({ state }) => filter === 'all' || isOpen(state));
  }

  #change(key: number, change: Partial<ConnectionSummary>): ConnectionSummary | undefined {
    this.connections = this.connections.map((one) => (one.key === key ? { ...one, ...change } : one));
    return this.connections.find((one) => one.key === key);
  }

  #answer(name: CommandName, input: Input): unknown {
    // The rest of the contract is not needed here and says so.
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check
    switch (name) {
      case 'connections.list':
        return this.connections;
      case 'connections.test':
        return this.test;
      case 'connections.add': {
        const added = connection(this.connections.length + 1, { name: input.name ?? '' });
        this.connections = [...this.connections, added];
        return { ...added, adoptedRequests: this.adoptedRequests };
      }
      case 'connections.edit':
        return this.#change(input.key, input.name === undefined ? {} : { name: input.name });
      case 'connections.pause':
        return this.#change(input.key, { paused: input.paused });
      case 'connections.remove':
        this.connections = this.connections.filter(({ key }) => key !== input.key);
        return { removed: 7 };
      case 'connections.syncNow':
      case 'connections.fetchAgain':
        return this.started;
      case 'connections.runs': {
        const rows = this.runs.slice(input.offset, input.offset + input.limit);
        return { total: this.runs.length, offset: input.offset, rows };
      }
      case 'markDeliveries.counts':
        return {
          waiting: this.marks.filter(({ state }) => state === 'waiting').length,
          failed: this.marks.filter(({ state }) => isOpen(state) && state !== 'waiting').length,
          sent: 0,
        };
      case 'markDeliveries.window': {
        const list = this.#listed(input.filter);
        const counts = { open: this.#listed('open').length, all: this.marks.length };
        const rows = list.slice(input.offset, input.offset + input.limit);
        return { total: list.length, offset: input.offset, rows, counts };
      }
      case 'markDeliveries.locate': {
        const index = this.#listed(input.filter).findIndex(({ key }) => key === input.key);
        return { index: index === -1 ? null : index };
      }
      case 'markDeliveries.detail':
        return { entry: this.marks.find(({ key }) => key === input.key), attempts: [] };
      case 'markDeliveries.sendNow':
        return this.sending ?? { count: input.keys.length, paused: 0, needsYou: 0 };
      case 'markDeliveries.cancel':
        return { count: input.keys.length };
      default:
        throw new Error(`${name} is not part of this fake`);
    }
  }
}

const isOpen = (state: MarkDeliveryRowState): boolean => state !== 'sent' && state !== 'cancelled';

export function connection(key: number, changes: Partial<ConnectionSummary> = {}): ConnectionSummary {
  return {
    key,
    name: `Connection ${key}`,
    baseUrl: 'https://acme.example',
    state: { kind: 'up-to-date' },
    hasToken: true,
    intervalSeconds: 900,
    workingHours: null,
    pageSize: 500,
    looksAgain: true,
    looksDue: 0,
    everySource: false,
    paused: false,
    variant: 'criteria',
    requests: 0,
    keptByOthers: [],
    sharesMirrorWith: [],
    notUnderstood: 0,
    marksToSend: 0,
    marksFailing: false,
    listener: { hasSecret: false, seemsSilent: false },
    ...changes,
  };
}

export function markDelivery(key: number, state: MarkDeliveryRowState = 'waiting'): MarkDeliveryRow {
  return {
    key,
    connectionKey: 1,
    connectionName: 'Acme',
    requestKey: key,
    requestId: `id-${key}`,
    title: `Request ${key}`,
    importState: 'success',
    state,
    created: '2026-11-20T09:30:00.000Z',
    attempts: 0,
  };
}

export function syncRun(key: number): SyncRun {
  return {
    key,
    cause: 'schedule',
    started: '2026-11-20T09:30:00.000Z',
    outcome: 'up-to-date',
    variant: 'criteria',
    pages: 1,
    received: 0,
    added: 0,
    changed: 0,
    refused: 0,
  };
}

import type { Bridge, CommandName } from '../../../src/contract/contract';
import type { EventMessage } from '../../../src/contract/events';
import type {
  DeliveryDetail,
  DeliveryFilter,
  DeliveryRow,
  DeliveryState,
  WebhookSummary,
} from '../../../src/contract/webhook/deliveries';
import { AppError } from '../../../src/contract/errors';
import { failure, success } from '../../../src/contract/result';

interface Input {
  readonly filter: DeliveryFilter;
  readonly offset: number;
  readonly limit: number;
  readonly key: number;
  readonly keys: readonly number[];
  readonly url: string;
}

/** A host that has a webhook and its deliveries, and nothing else. */
export class FakeWebhookHost implements Bridge {
  url: string | null = null;
  /** Newest first. */
  rows: readonly DeliveryRow[];
  readonly asked: { readonly name: CommandName; readonly input: unknown }[] = [];
  /** Commands that fail with a plain sentence. */
  readonly broken = new Set<CommandName>();
  #rotations = 0;

  constructor(count: number) {
    this.rows = Array.from({ length: count }, (_, i) => delivery(count - i));
  }

  /** Deliveries arrive on top. */
  arrive(count: number, state: DeliveryState = 'waiting'): void {
    const newest = this.rows[0]?.key ?? 0;
    const arrived = Array.from({ length: count }, (_, i) => delivery(newest + count - i, { state }));
    this.rows = [...arrived, ...this.rows];
  }

  become(key: number, state: DeliveryState): void {
    this.rows = this.rows.map((row) => (row.key === key ? { ...row, state } : row));
  }

  askedFor(name: CommandName): unknown[] {
    return this.asked.filter((call) => call.name === name).map(({ input }) => input);
  }

  async call(name: CommandName, input: unknown): Promise<unknown> {
    this.asked.push({ name, input });
    await Promise.resolve();
    if (this.broken.has(name)) return failure(new AppError('UNAVAILABLE', `${name} is out of order`));
    try {
      return success(this.#answer(name, input as Input));
    } catch (error) {
      return failure(new AppError('NOT_FOUND', String(error instanceof Error ? error.message : error)));
    }
  }

  subscribe(_listener: (message: EventMessage) => void): () => void {
    return () => undefined;
  }

  #listed(filter: DeliveryFilter): readonly DeliveryRow[] {
    return this.rows.filter(({ state }) => filter === 'all' || state === filter);
  }

  #counts(): WebhookSummary['counts'] {
    return {
      all: this.rows.length,
      waiting: this.#listed('waiting').length,
      failed: this.#listed('failed').length,
      delivered: this.#listed('delivered').length,
    };
  }

  #summary(): WebhookSummary {
    return {
      url: this.url,
      secret: {
        since: `2026-11-20T09:0${this.#rotations}:00.000Z`,
        ...(this.#rotations === 0 ? {} : { previousUntil: '2026-11-21T09:00:00.000Z' }),
      },
      health: { recent: 0, failed: 0 },
      counts: this.#counts(),
    };
  }

  #sendAgain(keys: readonly number[]): { readonly count: number } {
    for (const key of keys) this.become(key, 'waiting');
    return { count: keys.length };
  }

  #answer(name: CommandName, input: Input): unknown {
    // The rest of the contract is not needed here and says so.
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check
    switch (name) {
      case 'webhook.read':
        return this.#summary();
      case 'webhook.save':
        this.url = input.url;
        return this.#summary();
      case 'webhook.remove':
        this.url = null;
        return this.#summary();
      case 'webhook.sendTest':
        this.arrive(1);
        return { key: this.rows[0]?.key };
      case 'webhook.revealSecret':
        return { secret: `whsec_number-${this.#rotations}` };
      case 'webhook.rotateSecret':
        this.#rotations += 1;
        return this.#summary();
      case 'deliveries.window': {
        const list = this.#listed(input.filter);
        return {
          total: list.length,
          offset: input.offset,
          rows: list.slice(input.offset, input.offset + input.limit),
          counts: this.#counts(),
        };
      }
      case 'deliveries.locate': {
        const index = this.#listed(input.filter).findIndex(({ key }) => key === input.key);
        return { index: index === -1 ? null : index };
      }
      case 'deliveries.detail': {
        const found = this.rows.find(({ key }) => key === input.key);
        if (found === undefined) throw new Error('has gone');
        return { delivery: found, attempts: [] } satisfies DeliveryDetail;
      }
      case 'deliveries.redeliver':
        return this.#sendAgain(input.keys);
      case 'deliveries.redeliverFailed':
        return this.#sendAgain(this.#listed('failed').map(({ key }) => key));
      default:
        throw new Error(`${name} is not part of this fake`);
    }
  }
}

export function delivery(key: number, changes: Partial<DeliveryRow> = {}): DeliveryRow {
  return {
    key,
    eventId: `evt_${key}`,
    event: 'completed',
    requestKey: key,
    requestId: `id-${key}`,
    title: `Request ${key}`,
    state: 'delivered',
    created: '2026-11-20T09:30:00.000Z',
    attempts: 1,
    ...changes,
  };
}

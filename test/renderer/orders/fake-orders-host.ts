import type { Bridge, CommandName } from '../../../src/contract/contract';
import { AppError } from '../../../src/contract/errors';
import type { OrderDetail } from '../../../src/contract/orders';
import { failure, success } from '../../../src/contract/result';

type Answer = (input: never) => unknown;

/** A host in memory with orders, newest first; what else it answers, a test says. */
export class FakeOrdersHost implements Bridge {
  orders: readonly OrderDetail[];
  readonly asked: { readonly name: CommandName; readonly input: unknown }[] = [];
  readonly #answers: Partial<Record<CommandName, Answer>>;

  constructor(count: number, answers: Partial<Record<CommandName, Answer>> = {}) {
    this.orders = Array.from({ length: count }, (_, index) => order(count - index));
    this.#answers = answers;
  }

  async call(name: CommandName, input: unknown): Promise<unknown> {
    this.asked.push({ name, input });
    await Promise.resolve();
    try {
      return success(await this.#answer(name, input as never));
    } catch (error) {
      return failure(error instanceof AppError ? error : new AppError('UNAVAILABLE', String(error)));
    }
  }

  subscribe(): () => void {
    return () => undefined;
  }

  askedFor(name: CommandName): readonly unknown[] {
    return this.asked.filter((call) => call.name === name).map(({ input }) => input);
  }

  #answer(
    name: CommandName,
    input: { readonly offset: number; readonly limit: number; readonly key: number },
  ): unknown {
    const answer = this.#answers[name];
    if (answer !== undefined) return answer(input as never);
    const index = this.orders.findIndex(({ key }) => key === input.key);
    if (name === 'orders.list') {
      const rows = this.orders.slice(input.offset, input.offset + input.limit);
      return { total: this.orders.length, offset: input.offset, rows };
    }
    if (name === 'orders.locate') return { index: index === -1 ? null : index };
    if (name === 'orders.read' && index !== -1) return this.orders[index];
    throw new AppError('NOT_FOUND', `${name} has no answer here`);
  }
}

export function order(key: number): OrderDetail {
  return {
    key,
    id: `order-${key}`,
    kind: 'order',
    title: `Order ${key}`,
    source: 'en',
    created: '2026-11-20T09:00:00.000Z',
    needYou: 0,
    languages: [
      {
        target: 'de',
        states: { pending: 1, confirmed: 0, completed: 0 },
        fields: 2,
        errors: 0,
        warnings: 0,
        styles: 0,
      },
    ],
    requests: [],
  };
}

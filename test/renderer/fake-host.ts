import type { Bridge, CommandName } from '../../src/contract/contract';
import type { EventMessage } from '../../src/contract/events';
import { AppError } from '../../src/contract/errors';
import type { NewestMarking } from '../../src/contract/marking';
import { failure, success } from '../../src/contract/result';
import type { ImportMark, RequestRow, SelectionSummary } from '../../src/contract/ui-types';
import type { ViewId } from '../../src/contract/views';

/** A small host in memory: it answers the commands of the list and of marks, and records the calls. */
export class FakeHost implements Bridge {
  rows: RequestRow[];
  readonly asked: { readonly name: CommandName; readonly input: unknown }[] = [];
  /** Keys of requests whose mark upstream has, so that it can't be removed. */
  readonly markedUpstream = new Set<number>();
  newestMarking: NewestMarking | undefined;
  /** Commands that fail with a plain sentence. */
  readonly broken = new Set<CommandName>();
  readonly #listeners = new Set<(message: EventMessage) => void>();
  readonly #batches = new Map<string, readonly (readonly [number, ImportMark | undefined])[]>();

  constructor(count: number) {
    this.rows = Array.from({ length: count }, (_, i) => row(i + 1));
  }

  async call(name: CommandName, input: unknown): Promise<unknown> {
    this.asked.push({ name, input });
    await Promise.resolve();
    if (this.broken.has(name)) return failure(new AppError('UNAVAILABLE', `${name} is out of order`));
    return success(this.#answer(name, input as never));
  }

  subscribe(listener: (message: EventMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(message: EventMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  askedFor(name: CommandName): number {
    return this.asked.filter((call) => call.name === name).length;
  }

  listing(view: ViewId): readonly RequestRow[] {
    return this.rows.filter(conditions[view]);
  }

  #answer(
    name: CommandName,
    input: {
      readonly view: ViewId;
      readonly offset: number;
      readonly limit: number;
      readonly key: number;
      readonly keys: readonly number[];
      readonly importState: 'success' | 'fail';
      readonly batch: string;
      readonly version: number;
      readonly id: string;
    },
  ): unknown {
    // The rest of the contract is not needed here and says so.
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check
    switch (name) {
      case 'requests.counts':
        return Object.fromEntries(
          Object.keys(conditions).map((view) => [view, this.listing(view as ViewId).length]),
        );
      case 'requests.window': {
        const list = this.listing(input.view);
        return {
          total: list.length,
          offset: input.offset,
          rows: list.slice(input.offset, input.offset + input.limit),
        };
      }
      case 'requests.locate': {
        const index = this.listing(input.view).findIndex((found) => found.key === input.key);
        return { index: index === -1 ? null : index };
      }
      case 'requests.place':
        return { key: this.rows.find(({ id }) => id === input.id)?.key ?? null };
      case 'requests.detail':
        return {
          ...this.rows.find((found) => found.key === input.key),
          versions: [],
          importMarks: [],
          extra: {},
        };
      case 'requests.fields':
        return {
          total: 120,
          offset: input.offset,
          fields: fields(input.offset, Math.min(input.limit, 20, 120 - input.offset)),
        };
      case 'marks.set': {
        const batch = `batch-${this.#batches.size}`;
        this.#batches.set(
          batch,
          input.keys.map((key) => [key, this.rows.find((found) => found.key === key)?.importMark] as const),
        );
        this.#mark(
          new Map(
            input.keys.map((key) => [
              key,
              { importState: input.importState, time: '2026-11-20T10:00:00.000Z' },
            ]),
          ),
        );
        this.newestMarking = {
          batch,
          importState: input.importState,
          key: input.keys[0] ?? 0,
          title: this.rows.find(({ key }) => key === input.keys[0])?.title ?? '',
          unsent: input.keys.length,
          sent: 0,
        };
        return { batch, changed: input.keys.length };
      }
      case 'requests.summary':
        return summaryOf(this.rows.filter(({ key }) => input.keys.includes(key)));
      case 'marks.remove': {
        const marked = this.rows.filter(
          ({ key, importMark }) => input.keys.includes(key) && importMark !== undefined,
        );
        const removed = marked.filter(({ key }) => !this.markedUpstream.has(key));
        this.#mark(new Map(removed.map(({ key }) => [key, undefined])));
        return { removed: removed.length, kept: marked.length - removed.length };
      }
      case 'marks.newest':
        return { newest: this.newestMarking };
      case 'marks.undo': {
        this.newestMarking = undefined;
        const marked = this.#batches.get(input.batch) ?? [];
        const before = marked.filter(([key]) => !this.markedUpstream.has(key));
        this.#mark(new Map(before));
        return { restored: before.length, kept: marked.length - before.length };
      }
      default:
        throw new Error(`${name} is not part of this fake`);
    }
  }

  #mark(marks: ReadonlyMap<number, ImportMark | undefined>): void {
    this.rows = this.rows.map((found) => {
      if (!marks.has(found.key)) return found;
      const { importMark: _, ...unmarked } = found;
      const importMark = marks.get(found.key);
      return importMark === undefined ? unmarked : { ...unmarked, importMark };
    });
  }
}

function summaryOf(rows: readonly RequestRow[]): SelectionSummary {
  const keysWhere = (applies: (row: RequestRow) => boolean) => rows.filter(applies).map(({ key }) => key);
  return {
    total: rows.length,
    targets: [{ language: 'de', count: rows.length }],
    origins: [{ count: rows.length }],
    of: {
      notCompleted: keysWhere(({ state }) => state !== 'completed'),
      errors: keysWhere(({ problems }) => (problems?.errors ?? 0) > 0),
      notReviewed: keysWhere(({ reviewed }) => reviewed !== 'reviewed'),
      imported: keysWhere(({ importMark }) => importMark?.importState === 'success'),
      failed: keysWhere(({ importMark }) => importMark?.importState === 'fail'),
    },
  };
}

const conditions: Readonly<Record<ViewId, (row: RequestRow) => boolean>> = {
  'to-import': (found) => found.state === 'completed' && found.importMark === undefined,
  'import-failed': (found) => found.importMark?.importState === 'fail',
  'changed-since-reviewed': (found) => found.reviewed === 'changed',
  'with-problems': (found) => found.problems !== undefined && found.importMark === undefined,
  waiting: (found) => found.state !== 'completed',
  imported: (found) => found.importMark?.importState === 'success',
  all: () => true,
};

export function row(key: number): RequestRow {
  return {
    key,
    id: `id-${key}`,
    title: `Request ${key}`,
    languageSource: 'en',
    languageTarget: 'de',
    state: 'completed',
    source: 'api',
    isTest: false,
    fieldCount: 3,
    sizeBytes: 100,
    created: '2026-11-20T09:00:00.000Z',
    completed: '2026-11-20T09:30:00.000Z',
    version: 1,
  };
}

function fields(offset: number, count: number): unknown[] {
  return Array.from({ length: count }, (_, i) => ({
    position: offset + i,
    id: `field-${offset + i}`,
    type: 'localizable',
    data: 'html',
    source: 'text',
    target: 'Text',
  }));
}

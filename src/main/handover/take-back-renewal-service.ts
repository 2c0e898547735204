import type { CommitQueue } from '../database/commit-queue';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import type { EventMessage } from '../../contract/events';
import { localFieldOf, type LocalFieldStores } from './local-fields';
import type { HandoverStore } from './handover-store';
import { renewedItem, type RenewedItem } from './renewed-item';
import { RequestStamps } from './request-stamps';
import type { OpenItem, StoredItem, TakeBackStore } from './take-back-store';

interface Parts {
  readonly commits: CommitQueue;
  readonly changes: Changes;
  readonly environment: Pick<Environment, 'defer'>;
  readonly stores: LocalFieldStores & {
    readonly handovers: HandoverStore;
    readonly takeBacks: TakeBackStore;
  };
}

/** Items that are looked through, and compared, before other work of the main thread gets its turn. */
const keysAtOnce = 500;
const itemsAtOnce = 10;

/**
 * Keeps the states of files that wait for a decision right: an item that changed is stale once its field has
 * another text here, as when a second reviewer's file was accepted, and changed again once that is undone.
 */
export class TakeBackRenewalService {
  readonly #parts: Parts;
  /** Requests that changed since a file was compared. For a file that is not in it, they are looked for. */
  readonly #changed = new Map<number, Set<number>>();
  /** Requests that changed since the reading of a file began. One that is not in it is compared again. */
  readonly #readings = new Set<Set<number>>();

  readonly #renewals = new Map<number, Promise<void>>();
  readonly #stamps: RequestStamps;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#stamps = new RequestStamps(parts.stores, parts.environment);
    parts.changes.subscribe((message) => this.#note(message));
  }

  /**
   * Notes what changes from now on, for a file that is compared in a thread meanwhile: `compared` says which
   * one it is, and `ended` must be called in any case.
   */
  reading(): { readonly compared: (key: number) => void; readonly ended: () => void } {
    const changed = new Set<number>();
    this.#readings.add(changed);
    return {
      compared: (key) => {
        if (this.#readings.has(changed)) this.#changed.set(key, changed);
      },
      ended: () => void this.#readings.delete(changed),
    };
  }

  /**
   * Compares the open items of a file whose fields may have changed since the last time. Resolves when each
   * change before the call is seen, also where an earlier call is still at it.
   *
   * @throws AppError UNAVAILABLE where it can't be written; the next call compares the fields again
   */
  renew(key: number): Promise<void> {
    const own = this.#renewAfter(key, this.#renewals.get(key)).finally(() => {
      if (this.#renewals.get(key) === own) this.#renewals.delete(key);
    });
    this.#renewals.set(key, own);
    return own;
  }

  async #renewAfter(key: number, earlier: Promise<void> | undefined): Promise<void> {
    await Promise.allSettled([earlier]);
    await this.#renewChanged(key);
  }

  async #renewChanged(key: number): Promise<void> {
    const changed = this.#changed.get(key);
    const takeBack = this.#parts.stores.takeBacks.byKey(key);
    if (changed?.size === 0 || takeBack === undefined) return;
    this.#changed.set(key, new Set());
    const isKnown = changed !== undefined;
    try {
      await this.#compare(key, isKnown ? () => Promise.resolve(changed) : this.#stamps.changesOf(takeBack));
    } catch (error) {
      this.#stamps.forget(key);
      if (changed === undefined) this.#changed.delete(key);
      else for (const request of changed) this.#changed.get(key)?.add(request);
      throw error;
    }
  }

  /** Compares the items of requests that changed. */
  async #compare(
    key: number,
    changedOf: (requests: ReadonlySet<number>) => Promise<ReadonlySet<number>>,
  ): Promise<void> {
    const { changes, commits, environment, stores } = this.#parts;
    const { first, last } = stores.takeBacks.extent(key) ?? { first: 1, last: 0 };
    let hasWritten = false;
    try {
      for (let from = first; from <= last; from += keysAtOnce) {
        const range = { first: from, last: Math.min(last, from + keysAtOnce - 1) };
        const items = stores.takeBacks.openItems(key, range);
        const changed = await changedOf(new Set(items.map(({ request_key: request }) => request)));
        const open = items.filter(({ request_key: request }) => changed.has(request));
        for (let at = 0; at < open.length || at === 0; at += itemsAtOnce) {
          await new Promise<void>((resolve) => environment.defer(resolve));
          const differing = open.slice(at, at + itemsAtOnce).filter((item) => this.#isOther(item));
          if (differing.length === 0) continue;
          await commits.durable(() => this.#write(differing));
          hasWritten = true;
        }
      }
    } finally {
      // The number of files with something to decide may be another one now.
      if (hasWritten) changes.notify({ name: 'handovers.changed', payload: {} });
    }
  }

  #write(items: readonly OpenItem[]): void {
    for (const item of items) {
      const renewed = this.#renewed(item);
      if (renewed !== undefined) this.#parts.stores.takeBacks.renew(item.key, renewed);
    }
  }

  #isOther(item: OpenItem): boolean {
    return this.#renewed(item) !== undefined;
  }

  #renewed({ key, handover_key: handoverKey }: OpenItem): RenewedItem | undefined {
    const item = this.#parts.stores.takeBacks.item(key);
    return item?.decision === 'open' ? renewedOf(this.#parts.stores, item, handoverKey) : undefined;
  }

  #note({ name, payload }: EventMessage): void {
    if (name === 'requests.changed') this.#noteRequests(payload.keys);
    if (name === 'drafts.changed') {
      this.#noteRequests(payload.requestKey === undefined ? undefined : [payload.requestKey]);
    }
    if (name === 'handovers.changed') this.#forgetClosed();
  }

  #forgetClosed(): void {
    const { takeBacks } = this.#parts.stores;
    for (const key of new Set([...this.#stamps.files, ...this.#changed.keys()])) {
      if (takeBacks.has(key)) continue;
      this.#stamps.forget(key);
      this.#changed.delete(key);
    }
  }

  #noteRequests(keys: readonly number[] | undefined): void {
    if (keys === undefined) {
      this.#changed.clear();
      this.#readings.clear();
      return;
    }
    // Their items are judged without their stamps, by the next comparison or with a decision.
    this.#stamps.forgetRequests(keys);
    for (const known of [...this.#changed.values(), ...this.#readings])
      for (const key of keys) known.add(key);
  }
}

/** The item as it is now; undefined where it is still as it is stored, or of no hand-over of this desk. */
export function renewedOf(
  stores: Parts['stores'],
  item: StoredItem,
  handoverKey: number | null,
): RenewedItem | undefined {
  const { request_key: requestKey, field_id: fieldId } = item;
  if (handoverKey === null || requestKey === null || fieldId === null) return undefined;
  const request = stores.requests.byKey(requestKey);
  const handed = stores.handovers.field(handoverKey, requestKey, fieldId);
  if (request === undefined || handed === undefined) return undefined;
  return renewedItem(item, handed, localFieldOf(stores, request, fieldId));
}

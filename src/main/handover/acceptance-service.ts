import { AppError } from '../../contract/errors';
import type { AcceptedForm, TakeBackAnswer } from '../../contract/handovers';
import type { CommitQueue } from '../database/commit-queue';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import type { StoredRequest } from '../requests/content-request-store';
import type { FulfilmentService } from '../review/fulfilment-service';
import type { AcceptedAnswer, AnswerWritingService } from './answer-writing-service';
import { localFieldOf, type LocalFieldStores } from './local-fields';
import type { HandoverStore, StoredHandover } from './handover-store';
import { passOn } from './passed-on';
import { readReplaced, writeReplaced, type ReplacedState } from './replaced-state';
import { renewedOf } from './take-back-renewal-service';
import type { StoredTakeBack, TakeBackStore } from './take-back-store';
import type { TakeBackService } from './take-back-service';

interface Parts {
  readonly commits: CommitQueue;
  readonly environment: Environment;
  readonly changes: Changes;
  readonly takeBacks: Pick<TakeBackService, 'read'>;
  readonly writing: Pick<AnswerWritingService, 'write' | 'restore'>;
  readonly fulfilments: Pick<FulfilmentService, 'save'>;
  readonly stores: LocalFieldStores & {
    readonly handovers: HandoverStore;
    readonly takeBacks: TakeBackStore;
  };
}

/** Items of one commit: few enough that the main thread is not held up. */
const itemsAtOnce = 10;

type Refused = TakeBackAnswer['refused'][number];
type Items = 'all' | readonly number[];

/** Decides about what came back. A decision can be undone until the file is closed, also after a restart. */
export class AcceptanceService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Accepts items: all that changed or say something, or single ones, stale and damaged ones included. One
   * whose field changed here since the file was read is refused and becomes stale.
   *
   * @throws AppError NOT_FOUND
   */
  async accept(key: number, items: Items, as: AcceptedForm): Promise<TakeBackAnswer> {
    const takeBack = this.#require(key);
    const act = this.#newAct();
    const refused: Refused[] = [];
    const replaced: ReplacedState[] = [];
    let accepted = 0;
    for (const portion of portionsOf(this.#keysOf(key, items))) {
      const done = await this.#parts.commits.durable(() =>
        portion.map((item) => this.#accept(takeBack, item, act)),
      );
      for (const [index, one] of done.entries()) {
        if ('reason' in one) {
          refused.push({ item: portion[index] ?? 0, reason: one.reason });
          continue;
        }
        accepted += 1;
        replaced.push(...one.replaced);
      }
    }
    this.#announce(replaced);
    const versions = as === 'version' ? await this.#makeVersions(key, act, replaced, refused) : 0;
    const count = (kind: ReplacedState['kind']): number => replaced.filter((one) => one.kind === kind).length;
    return {
      // The webhook was called for a version, which nothing takes back.
      ...(accepted === 0 || versions > 0 ? {} : { act }),
      drafts: count('draft'),
      corrections: count('correction'),
      versions,
      notes: count('note'),
      reviewed: count('reviewed'),
      refused,
      takeBack: this.#parts.takeBacks.read(key),
    };
  }

  /** Decides that items stay as this desk has them. @throws AppError NOT_FOUND */
  async leave(key: number, items: Items): Promise<TakeBackAnswer> {
    const { commits, stores } = this.#parts;
    this.#require(key);
    const act = this.#newAct();
    let left = 0;
    for (const portion of portionsOf(this.#keysOf(key, items))) {
      left += await commits.durable(() => {
        const open = portion.filter((item) => this.#isOpen(key, item));
        const earlier = writeReplaced([]);
        for (const item of open) stores.takeBacks.decide(item, { decision: 'left', act, earlier });
        return open.length;
      });
    }
    this.#announce([]);
    return {
      ...(left === 0 ? {} : { act }),
      drafts: 0,
      corrections: 0,
      versions: 0,
      notes: 0,
      reviewed: 0,
      refused: [],
      takeBack: this.#parts.takeBacks.read(key),
    };
  }

  /**
   * Undoes decisions, those of an action or on single items: texts, notes, verdicts and reviews are as they
   * were before. What was changed again after it stays as it is now, and so does what became a version.
   *
   * @throws AppError NOT_FOUND
   */
  async undo(key: number, what: { readonly act: string } | readonly number[]): Promise<void> {
    const { commits, stores, writing } = this.#parts;
    const { handover_key: handoverKey } = this.#require(key);
    const items = 'act' in what ? stores.takeBacks.ofAct(key, what.act) : what;
    const restored: ReplacedState[] = [];
    for (const portion of portionsOf(items)) {
      const done = await commits.durable(() =>
        portion.flatMap((itemKey) => {
          const item = stores.takeBacks.item(itemKey);
          if (item?.take_back_key !== key || item.earlier === null) return [];
          const replaced = readReplaced(item.earlier);
          writing.restore(passOn(stores.takeBacks, key, replaced));
          stores.takeBacks.reopen(itemKey);
          // Its field may have changed while it was decided, when it was not compared.
          const renewed = renewedOf(stores, item, handoverKey);
          if (renewed !== undefined) stores.takeBacks.renew(itemKey, renewed);
          return replaced;
        }),
      );
      restored.push(...done);
    }
    this.#announce(restored);
  }

  #accept(
    takeBack: StoredTakeBack,
    itemKey: number,
    act: string,
  ): { readonly replaced: readonly ReplacedState[] } | { readonly reason: string } {
    const { stores, writing } = this.#parts;
    const stored = stores.takeBacks.item(itemKey);
    if (stored === undefined || !this.#isOpen(takeBack.key, itemKey))
      return { reason: 'It is decided already.' };
    const renewed = renewedOf(stores, stored, takeBack.handover_key);
    if (renewed !== undefined) stores.takeBacks.renew(itemKey, renewed);
    const item = { ...stored, ...renewed };
    const { request_key: requestKey, field_id: fieldId } = item;
    const request = requestKey === null ? undefined : stores.requests.byKey(requestKey);
    const field =
      request === undefined || fieldId === null ? undefined : localFieldOf(stores, request, fieldId);
    if (item.can_accept === 0 || request === undefined || field === undefined) {
      return { reason: 'Nothing in it can be accepted.' };
    }
    if (item.state === 'stale' && stored.state !== 'stale') {
      return { reason: 'The text of this desk changed meanwhile. Compare both and decide again.' };
    }
    const answer: AcceptedAnswer = {
      item,
      request,
      field,
      reviewer: item.reviewer ?? takeBack.reviewer,
      version: this.#handedVersion(takeBack, request),
      handover: this.#handoverOf(takeBack)?.id ?? null,
    };
    try {
      const replaced = writing.write(answer);
      stores.takeBacks.decide(itemKey, { decision: 'accepted', act, earlier: writeReplaced(replaced) });
      return { replaced };
    } catch (error) {
      if (error instanceof AppError) return { reason: error.message };
      throw error;
    }
  }

  #handoverOf({ handover_key: key }: StoredTakeBack): StoredHandover | undefined {
    return key === null ? undefined : this.#parts.stores.handovers.byKey(key);
  }

  #handedVersion({ handover_key: key }: StoredTakeBack, request: StoredRequest): number {
    const handed = key === null ? undefined : this.#parts.stores.handovers.versionOf(key, request.key);
    return handed ?? request.version;
  }

  /** One version of each completed request, with the webhook's call; what became one can't be undone. */
  async #makeVersions(
    takeBackKey: number,
    act: string,
    replaced: readonly ReplacedState[],
    refused: Refused[],
  ): Promise<number> {
    const { commits, stores, fulfilments } = this.#parts;
    const keys = new Set(replaced.flatMap((one) => (one.kind === 'draft' ? [one.requestKey] : [])));
    let versions = 0;
    for (const key of keys) {
      const request = stores.requests.byKey(key);
      if (request?.state !== 'completed') continue;
      try {
        await fulfilments.save(key, request.version);
        await commits.durable(() => stores.takeBacks.keep(takeBackKey, key, act));
        versions += 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.push({ item: 0, reason: `${request.id}: the texts are drafts. ${error.message}` });
      }
    }
    return versions;
  }

  #isOpen(takeBackKey: number, itemKey: number): boolean {
    const item = this.#parts.stores.takeBacks.item(itemKey);
    return item?.take_back_key === takeBackKey && item.decision === 'open';
  }

  #keysOf(key: number, items: Items): readonly number[] {
    return items === 'all' ? this.#parts.stores.takeBacks.openKeys(key) : items;
  }

  #newAct(): string {
    return this.#parts.environment.randomBytes(12).toString('hex');
  }

  #announce(replaced: readonly ReplacedState[]): void {
    const { changes } = this.#parts;
    const keys = new Set(replaced.map(({ requestKey }) => requestKey));
    if (keys.size > 0) {
      changes.requests(...keys);
      for (const key of keys) changes.notify({ name: 'drafts.changed', payload: { requestKey: key } });
      changes.notify({ name: 'notes.changed', payload: {} });
    }
    changes.notify({ name: 'handovers.changed', payload: {} });
  }

  #require(key: number): StoredTakeBack {
    const takeBack = this.#parts.stores.takeBacks.byKey(key);
    if (takeBack === undefined) {
      throw new AppError('NOT_FOUND', 'This file is decided already. Open it again to see it.');
    }
    return takeBack;
  }
}

function portionsOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  const portions: (readonly T[])[] = [];
  for (let at = 0; at < all.length; at += itemsAtOnce) portions.push(all.slice(at, at + itemsAtOnce));
  return portions;
}

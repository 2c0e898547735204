import { AppError } from '../../contract/errors';
import { longestNote } from '../../contract/reviewing';
import type { AcceptedForm, TakeBackAnswer } from '../../contract/handovers';
import type { CommitQueue } from '../database/commit-queue';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import type { StoredRequest } from '../requests/content-request-store';
import type { StoredCorrection } from '../requests/correction-store';
import type { DraftService } from '../review/draft-service';
import type { StoredDraft } from '../review/draft-store';
import type { FulfilmentService } from '../review/fulfilment-service';
import type { NoteStore } from '../review/note-store';
import type { EarlierReview, ReviewedService } from '../review/reviewed-service';
import type { ForwardingStore } from '../upstream/forwarding/forwarding-store';
import { deskFieldOf, type DeskField, type DeskFieldStores } from './desk-fields';
import type { HandoverStore } from './handover-store';
import type { StoredItem, StoredTakeBack, TakeBackStore } from './take-back-store';
import type { TakeBackService } from './take-back-service';
import type { StoredVerdict, VerdictStore } from './verdict-store';

interface Parts {
  readonly commits: CommitQueue;
  readonly environment: Environment;
  readonly changes: Changes;
  readonly takeBacks: Pick<TakeBackService, 'read'>;
  readonly reviewed: ReviewedService;
  readonly fulfilments: Pick<FulfilmentService, 'save'>;
  readonly drafts: Pick<DraftService, 'editable'>;
  readonly stores: DeskFieldStores & {
    readonly handovers: HandoverStore;
    readonly takeBacks: TakeBackStore;
    readonly verdicts: VerdictStore;
    readonly notes: NoteStore;
    readonly forwardings: Pick<ForwardingStore, 'isUpstreams'>;
  };
}

/** Items of one commit: few enough that the main thread is not held up. */
const itemsAtOnce = 10;
/** Number of actions that can be undone; a restart forgets them. */
const mostActs = 100;

/** A state that an action replaced, with the one that it left. */
type Earlier =
  | { readonly kind: 'item'; readonly key: number }
  | {
      readonly kind: 'draft';
      readonly requestKey: number;
      readonly fieldId: string;
      readonly before: StoredDraft | undefined;
      readonly revision: number;
    }
  | {
      readonly kind: 'correction';
      readonly requestKey: number;
      readonly fieldId: string;
      readonly before: StoredCorrection | undefined;
      readonly after: StoredCorrection | undefined;
    }
  | { readonly kind: 'note'; readonly requestKey: number; readonly key: number }
  | {
      readonly kind: 'verdict';
      readonly requestKey: number;
      readonly fieldId: string;
      readonly before: StoredVerdict | undefined;
    }
  | { readonly kind: 'reviewed'; readonly requestKey: number; readonly before: readonly EarlierReview[] };

type Refused = TakeBackAnswer['refused'][number];

/**
 * Decides about what came back. Accepted texts of local requests become drafts, those of mirrored requests
 * corrections; comments become notes, and verdicts the review of the person who gave them.
 */
export class AcceptanceService {
  readonly #parts: Parts;
  readonly #acts = new Map<string, readonly Earlier[]>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Accepts items: all that changed or say something, or single ones, stale and damaged ones included. One
   * whose field changed here since the file was read is refused and becomes stale.
   *
   * @throws AppError NOT_FOUND
   */
  async accept(key: number, items: 'all' | readonly number[], as: AcceptedForm): Promise<TakeBackAnswer> {
    const takeBack = this.#require(key);
    const refused: Refused[] = [];
    const acts: Earlier[] = [];
    for (const portion of portionsOf(this.#keysOf(key, items))) {
      const done = await this.#parts.commits.durable(() =>
        portion.map((item) => this.#accept(takeBack, item)),
      );
      for (const [index, one] of done.entries()) {
        if ('reason' in one) refused.push({ item: portion[index] ?? 0, reason: one.reason });
        else acts.push(...one.earlier);
      }
    }
    this.#announce(acts);
    const versions = as === 'version' ? await this.#makeVersions(acts, refused) : 0;
    const count = (kind: Earlier['kind']): number => acts.filter((act) => act.kind === kind).length;
    return {
      // The webhook was called for a version, which nothing takes back.
      ...(acts.length === 0 || versions > 0 ? {} : { batch: this.#remember(acts) }),
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
  async leave(key: number, items: 'all' | readonly number[]): Promise<TakeBackAnswer> {
    const { commits, stores } = this.#parts;
    this.#require(key);
    const acts: Earlier[] = [];
    for (const portion of portionsOf(this.#keysOf(key, items))) {
      const left = await commits.durable(() => {
        const open = portion.filter((item) => this.#isOpen(key, item));
        for (const item of open) stores.takeBacks.decide(item, 'left');
        return open;
      });
      acts.push(...left.map((item) => ({ kind: 'item', key: item }) as const));
    }
    this.#announce(acts);
    return {
      ...(acts.length === 0 ? {} : { batch: this.#remember(acts) }),
      drafts: 0,
      corrections: 0,
      versions: 0,
      notes: 0,
      reviewed: 0,
      refused: [],
      takeBack: this.#parts.takeBacks.read(key),
    };
  }

  /** Removes a correction, so that what upstream delivered holds again. @throws AppError NOT_FOUND */
  async removeCorrection(requestKey: number, fieldId: string): Promise<{ readonly batch: string }> {
    const { commits, stores } = this.#parts;
    const before = await commits.durable(() => {
      const correction = stores.corrections.one(requestKey, fieldId);
      if (correction === undefined) throw new AppError('NOT_FOUND', 'This correction is no longer there.');
      stores.corrections.delete(requestKey, fieldId);
      return correction;
    });
    const acts = [{ kind: 'correction', requestKey, fieldId, before, after: undefined }] as const;
    this.#announce(acts);
    return { batch: this.#remember(acts) };
  }

  /** Restores what an action replaced. What was changed again after it stays as it is now. */
  async undo(batch: string): Promise<{ readonly restored: number }> {
    const acts = this.#acts.get(batch) ?? [];
    this.#acts.delete(batch);
    for (const portion of portionsOf(acts.toReversed())) {
      await this.#parts.commits.durable(() => {
        for (const act of portion) this.#restore(act);
      });
    }
    this.#announce(acts);
    return { restored: acts.filter(({ kind }) => kind !== 'item').length };
  }

  #accept(
    takeBack: StoredTakeBack,
    itemKey: number,
  ): { readonly earlier: readonly Earlier[] } | { readonly reason: string } {
    const { stores } = this.#parts;
    const item = stores.takeBacks.item(itemKey);
    if (item === undefined || !this.#isOpen(takeBack.key, itemKey))
      return { reason: 'It is decided already.' };
    const { request_key: requestKey, field_id: fieldId } = item;
    const request = requestKey === null ? undefined : stores.requests.byKey(requestKey);
    const field =
      request === undefined || fieldId === null ? undefined : deskFieldOf(stores, request, fieldId);
    if (item.can_accept === 0 || request === undefined || field === undefined) {
      return { reason: 'Nothing in it can be accepted.' };
    }
    if (item.state === 'changed' && this.#isStale(takeBack, request, field)) {
      stores.takeBacks.setState(itemKey, 'stale');
      return { reason: 'The text of this desk changed meanwhile. Compare both and decide again.' };
    }
    const earlier: Earlier[] = [{ kind: 'item', key: itemKey }];
    try {
      if (item.value !== null && item.state !== 'unchanged' && item.value !== field.target) {
        earlier.push(this.#putText(request, field, item.value, reviewerOf(item, takeBack)));
      }
    } catch (error) {
      if (error instanceof AppError) return { reason: error.message };
      throw error;
    }
    earlier.push(...this.#putWords(takeBack, item, request, field));
    stores.takeBacks.decide(itemKey, 'accepted');
    return { earlier };
  }

  #isStale({ handover_key: key }: StoredTakeBack, request: StoredRequest, field: DeskField): boolean {
    const handed = key === null ? undefined : this.#parts.stores.handovers.field(key, request.key, field.id);
    return handed?.source !== field.source || handed.target !== field.target;
  }

  /** @throws AppError CONFLICT for a local request that can't be edited now. */
  #putText(request: StoredRequest, field: DeskField, value: string, reviewer: string): Earlier {
    const { stores, drafts } = this.#parts;
    const place = { requestKey: request.key, fieldId: field.id };
    if (request.origin !== 0 || stores.forwardings.isUpstreams(request.key)) {
      const before = stores.corrections.one(request.key, field.id);
      if (value === field.delivered) {
        stores.corrections.delete(request.key, field.id);
        return { kind: 'correction', ...place, before, after: undefined };
      }
      const after: StoredCorrection = {
        request_key: request.key,
        field_id: field.id,
        value,
        delivered: field.delivered,
        version: request.version,
        reviewer,
        made_us: this.#nowUs(),
      };
      stores.corrections.put(after);
      return { kind: 'correction', ...place, before, after };
    }
    drafts.editable(request.key);
    const before = stores.drafts.one(request.key, field.id);
    const revision = (before?.revision ?? 0) + 1;
    stores.drafts.put({
      ...place,
      value,
      baseVersion: before?.base_version ?? request.version,
      revision,
      savedUs: this.#nowUs(),
    });
    return { kind: 'draft', ...place, before, revision };
  }

  /** Comment and verdict. */
  #putWords(
    takeBack: StoredTakeBack,
    item: StoredItem,
    request: StoredRequest,
    field: DeskField,
  ): readonly Earlier[] {
    const { stores, reviewed } = this.#parts;
    const place = { requestKey: request.key, fieldId: field.id };
    const reviewer = reviewerOf(item, takeBack);
    const earlier: Earlier[] = [];
    const said = item.comment ?? (item.verdict === 'wrong' ? '✗' : undefined);
    if (said !== undefined) {
      const text = `${reviewer === '' ? '' : `${reviewer}: `}${said}`.slice(0, longestNote);
      const key = stores.notes.insert({ ...place, text, createdUs: this.#nowUs() });
      earlier.push({ kind: 'note', requestKey: request.key, key });
    }
    if (item.verdict === null) return earlier;
    const version = this.#handedVersion(takeBack, request);
    earlier.push({ kind: 'verdict', ...place, before: stores.verdicts.one(request.key, field.id) });
    stores.verdicts.put({
      request_key: request.key,
      field_id: field.id,
      verdict: item.verdict,
      version,
      reviewer,
      given_us: this.#nowUs(),
    });
    const before =
      item.verdict === 'fine' ? reviewed.reviewWithin(request.key, version, field.id) : undefined;
    if (before !== undefined) earlier.push({ kind: 'reviewed', requestKey: request.key, before });
    return earlier;
  }

  #handedVersion({ handover_key: key }: StoredTakeBack, request: StoredRequest): number {
    const handed = key === null ? undefined : this.#parts.stores.handovers.versionOf(key, request.key);
    return handed ?? request.version;
  }

  #restore(act: Earlier): void {
    const { stores, reviewed } = this.#parts;
    switch (act.kind) {
      case 'item':
        if (stores.takeBacks.item(act.key) !== undefined) stores.takeBacks.decide(act.key, 'open');
        return;
      case 'draft':
        this.#restoreDraft(act);
        return;
      case 'correction': {
        const { requestKey, fieldId, before, after } = act;
        const now = stores.corrections.one(requestKey, fieldId);
        if (JSON.stringify(now) !== JSON.stringify(after)) return;
        if (before === undefined) stores.corrections.delete(requestKey, fieldId);
        else if (stores.requests.byKey(requestKey) !== undefined) stores.corrections.put(before);
        return;
      }
      case 'note':
        if (stores.notes.byKey(act.key) !== undefined) stores.notes.setDeleted(act.key, this.#nowUs());
        return;
      case 'verdict':
        if (act.before === undefined) stores.verdicts.delete(act.requestKey, act.fieldId);
        else if (stores.requests.byKey(act.requestKey) !== undefined) stores.verdicts.put(act.before);
        return;
      case 'reviewed':
        reviewed.restoreWithin(act.before);
        return;
    }
  }

  #restoreDraft({ requestKey, fieldId, before, revision }: Extract<Earlier, { kind: 'draft' }>): void {
    const { drafts } = this.#parts.stores;
    if (drafts.one(requestKey, fieldId)?.revision !== revision) return;
    if (before === undefined) {
      drafts.delete(requestKey, fieldId);
      return;
    }
    drafts.put({
      requestKey,
      fieldId,
      value: before.value,
      baseVersion: before.base_version,
      revision: before.revision,
      savedUs: before.saved_us,
    });
  }

  /** One version of each completed request, with the webhook's call. */
  async #makeVersions(acts: readonly Earlier[], refused: Refused[]): Promise<number> {
    const { stores, fulfilments } = this.#parts;
    const keys = new Set(acts.flatMap((act) => (act.kind === 'draft' ? [act.requestKey] : [])));
    let versions = 0;
    for (const key of keys) {
      const request = stores.requests.byKey(key);
      if (request?.state !== 'completed') continue;
      try {
        await fulfilments.save(key, request.version);
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

  #keysOf(key: number, items: 'all' | readonly number[]): readonly number[] {
    return items === 'all' ? this.#parts.stores.takeBacks.openKeys(key) : items;
  }

  #remember(acts: readonly Earlier[]): string {
    const batch = this.#parts.environment.randomBytes(12).toString('hex');
    this.#acts.set(batch, acts);
    for (const oldest of this.#acts.keys()) {
      if (this.#acts.size <= mostActs) break;
      this.#acts.delete(oldest);
    }
    return batch;
  }

  #announce(acts: readonly Earlier[]): void {
    const { changes } = this.#parts;
    if (acts.length === 0) return;
    const keys = new Set(acts.flatMap((act) => ('requestKey' in act ? [act.requestKey] : [])));
    if (keys.size > 0) changes.requests(...keys);
    for (const key of keys) changes.notify({ name: 'drafts.changed', payload: { requestKey: key } });
    changes.notify({ name: 'notes.changed', payload: {} });
    changes.notify({ name: 'handovers.changed', payload: {} });
  }

  #require(key: number): StoredTakeBack {
    const takeBack = this.#parts.stores.takeBacks.byKey(key);
    if (takeBack === undefined) {
      throw new AppError('NOT_FOUND', 'This file is decided already. Open it again to see it.');
    }
    return takeBack;
  }

  #nowUs(): number {
    return Math.trunc(this.#parts.environment.now()) * 1000;
  }
}

function reviewerOf({ reviewer }: StoredItem, takeBack: StoredTakeBack): string {
  return reviewer ?? takeBack.reviewer;
}

function portionsOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  const portions: (readonly T[])[] = [];
  for (let at = 0; at < all.length; at += itemsAtOnce) portions.push(all.slice(at, at + itemsAtOnce));
  return portions;
}

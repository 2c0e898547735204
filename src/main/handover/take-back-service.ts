import type { HandoverFault } from '../../content/handover/returned-document';
import { formatInstant } from '../../content/timestamp';
import { AppError } from '../../contract/errors';
import {
  takeBackStates,
  type TakeBack,
  type TakeBackItem,
  type TakeBackItemWindow,
  type TakeBackTotals,
  type WaitingFile,
} from '../../contract/handovers';
import type { CommitQueue } from '../database/commit-queue';
import type { Changes } from '../platform/changes';
import { machineUs, type Environment } from '../platform/environment';
import type { ForwardingStore } from '../upstream/forwarding/forwarding-store';
import { readItemBody } from './item-body';
import { localFieldOf, type LocalFieldStores } from './local-fields';
import type { HandoverService } from './handover-service';
import type { HandoverStore } from './handover-store';
import type { ItemFilter, StoredItem, StoredTakeBack, TakeBackStore } from './take-back-store';

interface Parts {
  readonly commits: CommitQueue;
  readonly environment: Environment;
  readonly changes: Changes;
  readonly handovers: Pick<HandoverService, 'row'>;
  readonly stores: LocalFieldStores & {
    readonly handovers: HandoverStore;
    readonly takeBacks: TakeBackStore;
    readonly forwardings: Pick<ForwardingStore, 'isUpstreams'>;
  };
}

/** Characters of a window of items: more would block the bridge. */
const windowCharacters = 1024 * 1024;
const mostListed = 100;

/** Files that came back, as the window shows them. */
export class TakeBackService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Those with something to decide first, and newest first. */
  list(): readonly WaitingFile[] {
    return this.#parts.stores.takeBacks
      .list(mostListed)
      .map(({ key, file_name: fileName, is_open: isOpen }) => ({ key, fileName, isOpen: isOpen === 1 }));
  }

  counts(): TakeBackTotals {
    return { open: this.#parts.stores.takeBacks.openCount() };
  }

  /** @throws AppError NOT_FOUND */
  read(key: number): TakeBack {
    return this.#describe(this.#require(key));
  }

  /** The id of a request of an item. */
  requestId(requestKey: number | null): string | undefined {
    return requestKey === null ? undefined : this.#parts.stores.requests.byKey(requestKey)?.id;
  }

  /** At least one item if there is one, then as many as fit. @throws AppError NOT_FOUND */
  items(
    key: number,
    filter: ItemFilter,
    window: { readonly offset: number; readonly limit: number },
  ): TakeBackItemWindow {
    const { takeBacks } = this.#parts.stores;
    const takeBack = this.#require(key);
    const items: TakeBackItem[] = [];
    let characters = 0;
    for (const stored of takeBacks.items(key, filter, window)) {
      const item = this.#item(stored, takeBack);
      characters += [
        item.source,
        item.before,
        item.handedOut,
        item.after,
        item.returned,
        item.comment,
      ].reduce((sum, text) => sum + (text?.length ?? 0), 0);
      if (items.length > 0 && characters > windowCharacters) break;
      items.push(item);
    }
    return { total: takeBacks.count(key, filter), offset: window.offset, items };
  }

  /**
   * Ends it: its hand-over is taken back, and what is not decided stays as it is.
   *
   * @throws AppError NOT_FOUND
   */
  async close(key: number): Promise<void> {
    const { commits, environment, stores, changes } = this.#parts;
    const { handover_key: handoverKey } = this.#require(key);
    await commits.durable(() => {
      stores.takeBacks.delete(key);
      if (handoverKey === null || stores.handovers.byKey(handoverKey)?.state === 'taken-back') return;
      stores.handovers.setState(handoverKey, 'taken-back', machineUs(environment));
    });
    changes.notify({ name: 'handovers.changed', payload: {} });
    if (handoverKey === null) return;
    changes.requests(...stores.handovers.requests(handoverKey).map((row) => row.request_key));
  }

  /** Deletes a file whose reading was cancelled, as if it had never come. */
  forget(key: number): Promise<void> {
    const { commits, stores } = this.#parts;
    return commits.durable(() => stores.takeBacks.delete(key));
  }

  #describe(takeBack: StoredTakeBack): TakeBack {
    const { stores, handovers } = this.#parts;
    const counts = stores.takeBacks.counts(takeBack.key);
    const handover =
      takeBack.handover_key === null ? undefined : stores.handovers.byKey(takeBack.handover_key);
    const sum = (name: 'comments' | 'verdicts' | 'open'): number =>
      counts.reduce((total, one) => total + one[name], 0);
    const totals = new Map(counts.map((one) => [one.state, one.total]));
    const together = counts.filter(({ state }) => state === 'changed' || state === 'unchanged');
    return {
      key: takeBack.key,
      fileName: takeBack.file_name,
      format: takeBack.format,
      opened: formatInstant(takeBack.opened_us),
      ...(handover === undefined ? {} : { handover: handovers.row(handover) }),
      reviewer: takeBack.reviewer,
      counts: {
        changed: 0,
        unchanged: 0,
        stale: 0,
        damaged: 0,
        unknown: 0,
        ...Object.fromEntries(takeBackStates.map((state) => [state, totals.get(state) ?? 0])),
      },
      comments: sum('comments'),
      verdicts: sum('verdicts'),
      missing: takeBack.missing,
      open: sum('open'),
      openTogether: together.reduce((total, one) => total + one.open, 0),
      // Written only by the reading of the file.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      faults: JSON.parse(takeBack.faults) as readonly HandoverFault[],
    };
  }

  #item(item: StoredItem, { handover_key: handoverKey }: StoredTakeBack): TakeBackItem {
    const { stores } = this.#parts;
    const { key, state, decision, field_id: fieldId, request_key: requestKey } = item;
    const request = requestKey === null ? undefined : stores.requests.byKey(requestKey);
    const current =
      request === undefined || fieldId === null ? undefined : localFieldOf(stores, request, fieldId);
    const handed =
      request === undefined || fieldId === null || handoverKey === null
        ? undefined
        : stores.handovers.field(handoverKey, request.key, fieldId);
    const { faults, place } = readItemBody(item.body);
    return {
      key,
      state,
      decision,
      canAccept: item.can_accept === 1 && decision === 'open' && current !== undefined,
      canUndo: decision !== 'open' && item.earlier !== null,
      ...(request === undefined
        ? {}
        : {
            request: {
              key: request.key,
              id: request.id,
              title: request.title,
              source: request.language_source,
              target: request.language_target,
              isMirrored: request.origin !== 0 || stores.forwardings.isUpstreams(request.key),
            },
          }),
      ...(fieldId === null ? {} : { fieldId }),
      ...(current === undefined
        ? {}
        : { data: current.data, source: current.source, before: current.target }),
      ...(handed === undefined || handed.target === current?.target ? {} : { handedOut: handed.target }),
      ...(item.value === null ? {} : { after: item.value }),
      ...(item.returned === null ? {} : { returned: item.returned }),
      ...(item.verdict === null ? {} : { verdict: item.verdict }),
      ...(item.comment === null ? {} : { comment: item.comment }),
      faults,
      place,
    };
  }

  #require(key: number): StoredTakeBack {
    const takeBack = this.#parts.stores.takeBacks.byKey(key);
    if (takeBack === undefined) {
      throw new AppError('NOT_FOUND', 'This file is decided already. Open it again to see it.');
    }
    return takeBack;
  }
}

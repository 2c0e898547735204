import { formatInstant } from '../../content/timestamp';
import { AppError } from '../../contract/errors';
import { sentence, type Sentence } from '../../contract/sentence';
import type {
  HandoverDetail,
  handoverFilters,
  HandoverRow,
  HandoverState,
  HandoverWindow,
  RequestHandovers,
} from '../../contract/handovers';
import type { CommitQueue } from '../database/commit-queue';
import type { Changes } from '../platform/changes';
import { machineUs, type Environment } from '../platform/environment';
import { localFieldOf, type LocalFieldStores } from './local-fields';
import type { HandoverStore, StoredHandover } from './handover-store';
import type { TakeBackStore } from './take-back-store';
import type { VerdictStore } from './verdict-store';
import { requestGone } from '../requests/missing-request';

interface Parts {
  readonly commits: CommitQueue;
  readonly environment: Environment;
  readonly changes: Changes;
  readonly stores: LocalFieldStores & {
    readonly handovers: HandoverStore;
    readonly takeBacks: TakeBackStore;
    readonly verdicts: VerdictStore;
  };
}

type Filter = (typeof handoverFilters)[number];

/** Hand-overs: which there are, what a request is out with, and their end. */
export class HandoverService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  window(filter: Filter, offset: number, limit: number): HandoverWindow {
    const { handovers } = this.#parts.stores;
    const state = stateOf(filter);
    const rows = handovers.window(state, { limit, offset }).map((one) => this.row(one));
    return { total: handovers.count(state), offset, rows };
  }

  /** The index in the list; null when it is not in it. */
  locate(filter: Filter, key: number): number | null {
    const { handovers } = this.#parts.stores;
    const state = stateOf(filter);
    const isListed = state === undefined ? handovers.byKey(key) !== undefined : handovers.isIn(state, key);
    if (!isListed) return null;
    return handovers.before(state, key);
  }

  /** @throws AppError NOT_FOUND */
  read(key: number): HandoverDetail {
    const handedOut = this.#parts.stores.handovers.requests(key).map((row) => ({
      key: row.request_key,
      id: row.id,
      title: row.title,
      target: row.language_target,
      version: row.version,
      current: row.current_version,
      fields: row.field_count,
    }));
    return { ...this.row(this.#require(key)), handedOut };
  }

  /** @throws AppError NOT_FOUND; CONFLICT when it is not out. */
  cancel(key: number): Promise<HandoverRow> {
    return this.#move(key, 'out', 'cancelled');
  }

  /** Undoes a cancellation. @throws AppError NOT_FOUND, CONFLICT */
  restore(key: number): Promise<HandoverRow> {
    return this.#move(key, 'cancelled', 'out');
  }

  /** Forgets a hand-over whose file was not written, as if it had never been. */
  async forget(key: number): Promise<void> {
    const { commits, stores } = this.#parts;
    const requests = stores.handovers.requests(key).map((row) => row.request_key);
    await commits.durable(() => {
      // The trigger that counts runs on the change of the state.
      stores.handovers.setState(key, 'cancelled', null);
      stores.handovers.delete(key);
    });
    this.#announce(requests);
  }

  /** Forgets the hand-over of that id, if there is one. */
  async forgetById(id: string): Promise<void> {
    const handover = this.#parts.stores.handovers.byId(id);
    if (handover !== undefined) await this.forget(handover.key);
  }

  /** Hand-overs that a request is out with, its corrections and verdicts. @throws AppError NOT_FOUND */
  ofRequest(key: number): RequestHandovers {
    const { stores } = this.#parts;
    const request = stores.requests.byKey(key);
    if (request === undefined) throw requestGone();
    const held = new Set(stores.verdicts.ofVersion(key, request.version).map((one) => one.field_id));
    return {
      drafts: stores.drafts.summary(key).count,
      out: stores.handovers.outOf(key).map((row) => ({
        handover: row.handover_key,
        recipient: row.recipient,
        format: row.format,
        created: formatInstant(row.created_us),
        fields: row.field_count,
      })),
      corrections: stores.corrections.ofRequest(key).map((one) => ({
        fieldId: one.field_id,
        value: one.value,
        isStale: localFieldOf(stores, request, one.field_id)?.delivered !== one.delivered,
        reviewer: one.reviewer,
        made: formatInstant(one.made_us),
      })),
      verdicts: stores.verdicts.ofRequest(key).map((one) => ({
        fieldId: one.field_id,
        verdict: one.verdict,
        reviewer: one.reviewer,
        version: one.version,
        isStale: !held.has(one.field_id),
        given: formatInstant(one.given_us),
      })),
    };
  }

  row(handover: StoredHandover): HandoverRow {
    const { handovers, takeBacks } = this.#parts.stores;
    const { key, id, state, format, choice, note, recipient, created_us, ended_us } = handover;
    const languages = handovers.languages(key);
    const takeBack = takeBacks.ofHandover(key);
    return {
      key,
      id,
      created: formatInstant(created_us),
      state,
      ...(ended_us === null ? {} : { ended: formatInstant(ended_us) }),
      format,
      choice,
      note,
      recipient,
      title: handovers.title(key),
      requests: languages.reduce((sum, { requests }) => sum + requests, 0),
      fields: languages.reduce((sum, { fields }) => sum + fields, 0),
      targets: languages.map(({ target }) => target),
      ...(takeBack === undefined ? {} : { takeBack }),
    };
  }

  async #move(key: number, from: HandoverState, to: HandoverState): Promise<HandoverRow> {
    const { commits, environment, stores } = this.#parts;
    await commits.durable(() => {
      const { state } = this.#require(key);
      if (state !== from) throw new AppError('CONFLICT', stateText[state]);
      const endedUs = to === 'out' ? null : machineUs(environment);
      stores.handovers.setState(key, to, endedUs);
    });
    this.#announce(stores.handovers.requests(key).map((row) => row.request_key));
    return this.row(this.#require(key));
  }

  #announce(requestKeys: readonly number[]): void {
    this.#parts.changes.requests(...requestKeys);
    this.#parts.changes.notify({ name: 'handovers.changed', payload: {} });
  }

  #require(key: number): StoredHandover {
    const handover = this.#parts.stores.handovers.byKey(key);
    if (handover === undefined) throw new AppError('NOT_FOUND', 'This hand-over is no longer there.');
    return handover;
  }
}

const stateText: Readonly<Record<HandoverState, Sentence>> = {
  out: sentence`This hand-over is out already.`,
  'taken-back': sentence`This hand-over is taken back already.`,
  cancelled: sentence`This hand-over is cancelled already.`,
};

function stateOf(filter: Filter): HandoverState | undefined {
  return filter === 'all' ? undefined : filter;
}

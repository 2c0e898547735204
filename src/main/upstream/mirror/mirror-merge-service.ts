import type { ContentRequestStore, StoredRequest } from '../../requests/content-request-store';
import type { ImportMarkStore } from '../../requests/import-mark-store';
import type { MirrorDuplicate, MirrorDuplicateStore } from './mirror-duplicate-store';
import type { RequestQueueStore } from '../../outbox/request-queue-store';
import type { RequestMergeStore } from './request-merge-store';
import type { VersionStore } from '../../requests/version-store';
import type { Changes } from '../../platform/changes';
import type { CommitQueue } from '../../database/commit-queue';
import type { Environment } from '../../platform/environment';
import { completeSources } from './merged-sources';
import { isOlder } from './mirror-order';
import type { MarkDeliveryService } from '../marks/mark-delivery-service';

/** Pairs merged per commit: a few milliseconds of work. */
const portion = 10;

interface Parts {
  readonly commits: CommitQueue;
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly duplicates: MirrorDuplicateStore;
  readonly merges: RequestMergeStore;
  readonly marks: ImportMarkStore;
  readonly requestQueues: RequestQueueStore;
  readonly markDeliveries: MarkDeliveryService;
  readonly environment: Pick<Environment, 'defer' | 'log'>;
  readonly changes: Changes;
}

/**
 * Merges duplicates: two connections to one service may have mirrored the same request separately (in an
 * older version of Locdesk, or before one of them was given the service's address). Versions, marks, notes,
 * reviews and waiting deliveries are kept. It works in portions that let other work run in between; after a
 * kill the next start continues.
 */
export class MirrorMergeService {
  readonly #parts: Parts;
  #work: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Merges pending duplicates. Resolves when done, or when the program ends. */
  start(): Promise<void> {
    this.#work = this.#work.then(async () => {
      try {
        for (const key of this.#parts.duplicates.merging()) await this.#mergeAll(key);
      } catch (error) {
        this.#parts.environment.log.error({ err: error }, 'two mirrors of one service could not be made one');
      }
    });
    return this.#work;
  }

  /** Starts no further work; resolves when the current work has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#work;
  }

  async #mergeAll(connectionKey: number): Promise<void> {
    const { duplicates } = this.#parts;
    for (let after = 0; !this.#stopped;) {
      const found = duplicates.after(connectionKey, after);
      for (let from = 0; from < found.duplicates.length; from += portion) {
        const some = found.duplicates.slice(from, from + portion);
        await this.#parts.commits.durable(() => {
          for (const double of some) this.#merge(double);
        });
        this.#parts.changes.requests(...some.flatMap(({ key, staysKey }) => [key, staysKey]));
        this.#parts.markDeliveries.notify();
        if (this.#stopped) return;
      }
      if (found.upTo === undefined) {
        await this.#parts.commits.durable(() => duplicates.end(connectionKey));
        return;
      }
      after = found.upTo;
      await new Promise<void>((resolve) => {
        this.#parts.environment.defer(resolve);
      });
    }
  }

  #merge({ key, staysKey }: MirrorDuplicate): void {
    const { requests, duplicates, merges, marks, requestQueues } = this.#parts;
    // A connection may have been removed since the read: a mirror that is being cleared is not merged.
    if (!duplicates.stay({ key, staysKey })) return;
    const goes = requests.byKey(key);
    const stays = requests.byKey(staysKey);
    if (goes === undefined || stays === undefined) return;
    const isNewer = this.#isNewer(goes, stays);
    const numbers = this.#takeVersions(goes, stays, isNewer);
    if (isNewer) merges.takeStage(staysKey, key);
    completeSources(this.#parts, key, staysKey, numbers);
    const reviewedThere = goes.reviewed_version === null ? undefined : numbers.get(goes.reviewed_version);
    // The later review wins.
    if (reviewedThere !== undefined && (goes.reviewed_us ?? 0) > (stays.reviewed_us ?? 0)) {
      merges.setReviewed(staysKey, reviewedThere, goes.reviewed_us);
    }
    for (const [number, there] of [...numbers, [0, 0] as const]) {
      merges.takeOfVersion(staysKey, there, { key, number });
    }
    merges.moveRest(staysKey, key);
    const mark = marks.inForce(staysKey);
    requests.setMark(
      staysKey,
      mark && { importState: mark.import_state, time: { text: mark.time_text, us: mark.time_us } },
    );
    this.#parts.markDeliveries.endOlder(staysKey);
    for (const kind of ['webhook', 'import-mark'] as const) requestQueues.advance(kind, staysKey);
  }

  /**
   * Appends each content that only the removed request has to the versions of the kept one; the newest
   * content of both comes last. Returns the new numbers of its versions.
   */
  #takeVersions(goes: StoredRequest, stays: StoredRequest, isNewer: boolean): ReadonlyMap<number, number> {
    const { merges } = this.#parts;
    const known = new Map(merges.versions(stays.key).map(({ document, number }) => [document, number]));
    const numbers = new Map<number, number>();
    let last = stays.version;
    for (const { number, document } of merges.versions(goes.key)) {
      const there = known.get(document);
      // The current content comes last, even if the other request had it earlier.
      const isLastOfBoth = isNewer && number === goes.version && there !== stays.version;
      if (there !== undefined && !isLastOfBoth) {
        numbers.set(number, there);
        continue;
      }
      last += 1;
      merges.copyVersion({ key: goes.key, number }, stays.key, last);
      known.set(document, last);
      numbers.set(number, last);
    }
    if (last === stays.version) return numbers;
    const current = isNewer ? numbers.get(goes.version) : undefined;
    if (current === last) {
      merges.takeContent(stays.key, last, goes.key);
    } else {
      merges.copyVersion({ key: stays.key, number: stays.version }, stays.key, last + 1);
      merges.renumber(stays.key, last + 1, stays.version);
      for (const [number, there] of numbers) if (there === stays.version) numbers.set(number, last + 1);
    }
    return numbers;
  }

  /** Orders two requests as the mirror does; if that is undecided, the later arrival is newer. */
  #isNewer(goes: StoredRequest, stays: StoredRequest): boolean {
    const [going, staying] = [this.#stage(goes), this.#stage(stays)];
    if (isOlder(going, staying)) return false;
    if (isOlder(staying, going)) return true;
    return this.#learnedUs(goes) > this.#learnedUs(stays);
  }

  #stage({ key, state, completed_us: completedUs }: StoredRequest) {
    return { state, completedUs: completedUs ?? undefined, eventId: this.#parts.merges.event(key) };
  }

  #learnedUs({ key, version }: StoredRequest): number {
    return this.#parts.merges.versions(key).find(({ number }) => number === version)?.learned_us ?? 0;
  }
}

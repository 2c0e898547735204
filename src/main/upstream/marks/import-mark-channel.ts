import type { Changes } from '../../platform/changes';
import type { Environment } from '../../platform/environment';
import type { SingleRead, SingleReadService } from '../sync/single-read-service';
import type { OutboxEntry } from '../../outbox/outbox-service';
import type { MarkCall, MarkDeliveryAttemptService } from './mark-delivery-attempt-service';
import type { SettingsService } from '../../platform/settings/settings-service';
import type { SyncService } from '../sync/sync-service';
import { beginCall, consequences, type BegunCall, type ReachedUpstream } from '../client/attempted-call';
import type { UpstreamAddress, UpstreamClient } from '../client/upstream-client';
import type { Answered, UpstreamFailure, UpstreamResult } from '../client/upstream-failure';
import type { Channel, Report } from '../../outbox/channel';

interface Parts {
  readonly attempts: MarkDeliveryAttemptService;
  readonly syncs: SyncService;
  readonly settings: SettingsService;
  readonly changes: Changes;
  readonly environment: Environment;
  readonly singleReads: SingleReadService;
  readonly clientFor: (address: UpstreamAddress) => UpstreamClient;
}

/**
 * Sends import marks upstream (decisions, section 6). Before a mark is sent, upstream's own mark is read: if
 * it differs from the one known when ours was set, that is a conflict for a coordinator's mark, while a
 * tool's mark replaces it.
 */
export class ImportMarkChannel implements Channel {
  readonly kind = 'import-mark';
  /** Concurrent calls per connection. */
  readonly concurrency = 16;
  readonly wakesOn = ['markDeliveries.changed', 'connections.changed'] as const;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly schedule = (): readonly number[] => this.#parts.settings.get('outbox.retrySchedule');

  /** Holds are per connection, so the channel itself has none. */
  readonly hold = (): undefined => undefined;

  readonly connections = (): readonly number[] => this.#parts.attempts.openConnections();

  readonly notify = (): void => {
    const { changes } = this.#parts;
    changes.notify({ name: 'markDeliveries.changed', payload: {} });
    changes.notify({ name: 'connections.changed', payload: {} });
  };

  readonly attempt = async (entry: OutboxEntry, signal: AbortSignal): Promise<Report> => {
    const { attempts, syncs } = this.#parts;
    const call = attempts.callOf(entry);
    const access = call === undefined ? undefined : syncs.access(call.connectionKey);
    // The request was removed in the meantime, which cancels the entry.
    if (call === undefined || access === undefined) return { outcome: { kind: 'held' } };
    if (access.kind === 'problem') {
      return {
        outcome: { kind: 'held' },
        alongside: () => attempts.stop(call, access.problem, access.text),
      };
    }
    try {
      const found = entry.overrides === 1 ? undefined : await this.#read(entry, call, access, signal);
      if (found !== undefined) return found;
      await attempts.beginSending(entry);
      return await this.#send(entry, call, access, signal);
    } catch (error) {
      if (signal.aborted) return { outcome: { kind: 'held' } };
      throw error;
    }
  };

  /** Undefined when our mark may be sent. */
  async #read(
    entry: OutboxEntry,
    call: MarkCall,
    access: ReachedUpstream,
    signal: AbortSignal,
  ): Promise<Report | undefined> {
    const { attempts, singleReads, syncs, clientFor } = this.#parts;
    const askedUs = syncs.nowUs;
    const path = `/v1/content/request/${encodeURIComponent(call.requestId)}`;
    const called = beginCall({ method: 'GET', access, path, body: '' }, this.#parts.environment);
    const result = await clientFor(access).readRequest(call.requestId, signal);
    const isOffered = result.ok || !isNotOffered(result.failure.answered);
    if (!result.ok && isOffered) return this.#failed(entry, call, called, result.failure);
    // This answer also updates the mirror with other changes of upstream.
    if (result.ok && result.value.id === call.requestId) {
      await singleReads.apply(readOf(call), result.value, {
        askedUs,
        askedThereUs: result.answered.askedThereUs,
      });
    }
    const mark = result.ok ? result.value.importMark : attempts.lastSeen(call);
    if (mark === undefined) return undefined;
    const attempt = called.attempt(answeredOf(result));
    // A mark seen in a query may be outdated: only upstream's current answer makes the call unnecessary.
    if (result.ok && mark.importState === call.importState) {
      return { outcome: { kind: 'done' }, attempt, alongside: () => attempts.set(call, mark) };
    }
    if (!attempts.isConflict(entry, call, mark)) return undefined;
    if (attempts.replacesUpstream(entry)) {
      await attempts.replacing(entry, mark);
      return undefined;
    }
    const problemText = `Upstream has marked it "${mark.importState}" itself, at ${mark.time.text}. Ours was not sent.`;
    return {
      outcome: { kind: 'conflict' },
      attempt: { ...attempt, problem: 'conflict', problemText },
      alongside: () => attempts.conflict(entry, mark),
    };
  }

  async #send(
    entry: OutboxEntry,
    call: MarkCall,
    access: ReachedUpstream,
    signal: AbortSignal,
  ): Promise<Report> {
    const { attempts, singleReads, clientFor } = this.#parts;
    const path = `/v1/content/${encodeURIComponent(call.requestId)}/import`;
    const body = JSON.stringify({ importState: call.importState });
    const called = beginCall({ method: 'PUT', access, path, body }, this.#parts.environment);
    const result = await clientFor(access).setImportState(call.requestId, call.importState, signal);
    const attempt = called.attempt(answeredOf(result));
    if (result.ok || isSuccess(result.failure.answered)) {
      const mark = result.ok ? result.value : undefined;
      return { outcome: { kind: 'done' }, attempt, alongside: () => attempts.set(call, mark) };
    }
    // Unlike the single read, the import call is always offered: its 404 is about the request.
    if (result.failure.answered?.status === 404) await singleReads.missing(readOf(call), true);
    return this.#failed(entry, call, called, result.failure);
  }

  #failed(entry: OutboxEntry, call: MarkCall, called: BegunCall, failure: UpstreamFailure): Report {
    const { attempts } = this.#parts;
    const text = failure.problem === 'not-found' ? missingText(call.requestId, failure) : failure.text;
    const attempt = {
      ...called.attempt(failure.answered),
      problem: failure.problem,
      problemText: text,
    };
    const { status } = failure.answered ?? {};
    // Upstream certainly didn't set the mark if it answered without a server error.
    const isCertain = failure.neverSent || (status !== undefined && status < 500);
    const notSet = (): void => {
      if (called.method === 'PUT' && isCertain) attempts.notSet(entry);
    };
    const kind = consequences[failure.problem];
    if (kind === 'held') {
      const stop = (): void => {
        notSet();
        attempts.stop(call, failure.problem, text);
      };
      return { outcome: { kind }, attempt, alongside: stop };
    }
    const { retryAfterMs } = failure;
    const outcome =
      kind === 'retry' && retryAfterMs !== undefined ? ({ kind, retryAfterMs } as const) : { kind };
    return { outcome, attempt, alongside: notSet };
  }
}

function answeredOf(result: UpstreamResult<unknown>): Answered | undefined {
  return result.ok ? result.answered : result.failure.answered;
}

function readOf({ connectionKey, requestKey, requestId }: MarkCall): SingleRead {
  return { connectionKey, key: requestKey, id: requestId };
}

/**
 * Not every service offers the single read, and one without it answers as if the request did not exist. A
 * query returned the request, so the import call decides: its own 404 is final (decisions, section 6).
 */
function isNotOffered(answered: Answered | undefined): boolean {
  return answered !== undefined && [404, 405, 501].includes(answered.status);
}

function isSuccess(answered: Answered | undefined): boolean {
  return answered !== undefined && answered.status >= 200 && answered.status <= 299;
}

/** For a call about one request, status 404 has a specific meaning. */
function missingText(requestId: string, { answered, text }: UpstreamFailure): string {
  if (answered === undefined) return text;
  return `Upstream has no request "${requestId}" (404): it was removed there. Its mark holds here only.`;
}

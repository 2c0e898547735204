import type { Channel, Report } from '../../outbox/channel';
import type { OutboxEntry } from '../../outbox/outbox-service';
import type { Changes } from '../../platform/changes';
import type { Environment } from '../../platform/environment';
import type { SettingsService } from '../../platform/settings/settings-service';
import type { MarkDeliveryAttemptService } from '../marks/mark-delivery-attempt-service';
import type { SyncService } from '../sync/sync-service';
import type { UpstreamAddress, UpstreamClient } from '../client/upstream-client';
import type { UpstreamFailure } from '../client/upstream-failure';
import { beginCall, consequences, type BegunCall, type ReachedUpstream } from '../client/attempted-call';
import type { ForwardingAttemptService, ForwardingCall } from './forwarding-attempt-service';
import type { LookupTurn, SubmissionLookup } from './submission-lookup';
import { errorTexts } from './upstream-errors';

interface Parts {
  readonly attempts: ForwardingAttemptService;
  readonly lookup: SubmissionLookup;
  readonly connections: Pick<MarkDeliveryAttemptService, 'openConnections' | 'stop'>;
  readonly syncs: SyncService;
  readonly settings: SettingsService;
  readonly changes: Changes;
  readonly environment: Environment;
  readonly clientFor: (address: UpstreamAddress) => UpstreamClient;
}

/**
 * Sends requests to a connection (decisions, section 12): exactly once, or the screen says why not. Where
 * upstream may have accepted a request and its answer never came, the request is looked up there before it is
 * sent again.
 */
export class ForwardingChannel implements Channel {
  readonly kind = 'forwarding';
  /** One a connection. */
  readonly concurrency = 16;
  readonly wakesOn = ['forwardings.changed', 'connections.changed'] as const;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly schedule = (): readonly number[] => this.#parts.settings.get('outbox.retrySchedule');

  /** Connections are held one by one. */
  readonly hold = (): undefined => undefined;

  readonly connections = (): readonly number[] => this.#parts.connections.openConnections();

  readonly notify = (): void => {
    const { changes } = this.#parts;
    changes.notify({ name: 'forwardings.changed', payload: {} });
    changes.notify({ name: 'orders.changed', payload: {} });
    changes.notify({ name: 'connections.changed', payload: {} });
  };

  readonly attempt = async (entry: OutboxEntry, signal: AbortSignal): Promise<Report> => {
    const { attempts, connections, syncs } = this.#parts;
    const call = attempts.callOf(entry);
    const access = call === undefined ? undefined : syncs.access(call.connectionKey);
    // Gone meanwhile: its removal cancels it.
    if (call === undefined || access === undefined) return { outcome: { kind: 'held' } };
    // It came back by a sync or a call of the webhook.
    if (call.forwarding.upstream_id !== null) return { outcome: { kind: 'done' } };
    if (access.kind === 'problem') {
      const { problem, text } = access;
      return { outcome: { kind: 'held' }, alongside: () => connections.stop(call, problem, text) };
    }
    try {
      const isUnconfirmed = entry.unconfirmed === 1 && entry.overrides === 0;
      const found = isUnconfirmed ? await this.#lookUp(entry, call, access, signal) : undefined;
      return found ?? (await this.#send(entry, call, access, { isUnconfirmed, signal }));
    } catch (error) {
      if (signal.aborted) return { outcome: { kind: 'held' } };
      throw error;
    }
  };

  /** Undefined: it is certainly not there, and may be sent. */
  async #lookUp(
    entry: OutboxEntry,
    call: ForwardingCall,
    access: ReachedUpstream,
    signal: AbortSignal,
  ): Promise<Report | undefined> {
    const { lookup, attempts } = this.#parts;
    const turn = await lookup.turn(call);
    switch (turn.kind) {
      case 'later':
        return { outcome: turn };
      case 'never':
        return { outcome: { kind: 'unclear' }, alongside: () => attempts.unclear(call, []) };
      case 'now':
        return this.#ask(entry, call, access, { turn, signal });
    }
  }

  async #ask(
    entry: OutboxEntry,
    call: ForwardingCall,
    access: ReachedUpstream,
    { turn, signal }: { turn: Extract<LookupTurn, { kind: 'now' }>; signal: AbortSignal },
  ): Promise<Report | undefined> {
    const { lookup, attempts, clientFor } = this.#parts;
    const asked = { method: 'GET', access, path: '/v1/content', body: '' } as const;
    const called = beginCall(asked, this.#parts.environment);
    const result = await lookup.query(call, clientFor(access), turn.query, signal);
    if (result === undefined) return { outcome: { kind: 'later', afterMs: 1000 } };
    if (!result.ok) {
      // The form of query is not offered: nothing can be found out.
      if (result.failure.answered?.status !== 400) return this.#failed(entry, call, called, result.failure);
      const attempt = called.attempt(result.failure.answered);
      return { outcome: { kind: 'unclear' }, attempt, alongside: () => attempts.unclear(call, []) };
    }
    const answer = lookup.read(call, result, turn.clockDifferenceMs);
    const attempt = called.attempt(result.answered);
    switch (answer.kind) {
      case 'none':
        return undefined;
      case 'found':
        return {
          outcome: { kind: 'done' },
          attempt,
          alongside: () => attempts.accepted(entry, call, answer.upstreamId),
        };
      case 'unclear':
        return {
          outcome: { kind: 'unclear' },
          attempt: { ...attempt, problem: 'timeout', problemText: answer.text },
          alongside: () => attempts.unclear(call, answer.candidates),
        };
    }
  }

  async #send(
    entry: OutboxEntry,
    call: ForwardingCall,
    access: ReachedUpstream,
    { isUnconfirmed, signal }: { isUnconfirmed: boolean; signal: AbortSignal },
  ): Promise<Report> {
    const { attempts, clientFor } = this.#parts;
    await attempts.beginSending(entry, call);
    const { idempotency_key: key } = call.forwarding;
    const body = JSON.stringify(call.body);
    const sent = { method: 'PUT', access, path: '/v1/content', body, idempotencyKey: key } as const;
    const called = beginCall(sent, this.#parts.environment);
    const result = await clientFor(access).submit(call.body, key, signal);
    if (result.ok) {
      return {
        outcome: { kind: 'done' },
        attempt: called.attempt(result.answered),
        alongside: () => attempts.accepted(entry, call, result.value),
      };
    }
    // By the coordinator's word it was sent although an earlier call may be there: that stays so.
    const before = entry.unconfirmed === 1 && !isUnconfirmed;
    return this.#failed(entry, call, called, result.failure, before);
  }

  #failed(
    entry: OutboxEntry,
    call: ForwardingCall,
    called: BegunCall,
    failure: UpstreamFailure,
    mayBeThere = called.method === 'GET',
  ): Report {
    const { attempts, connections } = this.#parts;
    const { problem, retryAfterMs } = failure;
    const isRefused = called.method === 'PUT' && consequences[problem] === 'refused';
    const attempt = {
      ...called.attempt(failure.answered),
      problem,
      problemText: failure.text,
    };
    const settle = (): void => {
      if (!mayBeThere && isNotThere(failure)) attempts.notThere(entry);
      if (isRefused) attempts.refused(call, errorTexts(failure.answered?.body ?? new Uint8Array()));
      if (consequences[problem] === 'held') connections.stop(call, problem, failure.text);
    };
    if (consequences[problem] === 'held') return { outcome: { kind: 'held' }, attempt, alongside: settle };
    if (isRefused) return { outcome: { kind: 'refused' }, attempt, alongside: settle };
    const outcome =
      retryAfterMs === undefined ? ({ kind: 'retry' } as const) : ({ kind: 'retry', retryAfterMs } as const);
    return { outcome, attempt, alongside: settle };
  }
}

/**
 * It never left, or was answered by a service that had not accepted it: 503 and 429 say so, other failures of
 * a server don't.
 */
function isNotThere({ neverSent, answered }: UpstreamFailure): boolean {
  if (neverSent) return true;
  const status = answered?.status;
  return status !== undefined && (status === 503 || (status >= 300 && status < 500));
}

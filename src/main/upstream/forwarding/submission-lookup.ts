import type { ForwardingCandidate } from '../../../contract/upstream/forwarding';
import { formatInstant } from '../../../content/timestamp';
import type { CommitQueue } from '../../database/commit-queue';
import type { SettingsService } from '../../platform/settings/settings-service';
import type { SyncService } from '../sync/sync-service';
import { allowedUs } from '../sync/sync-state';
import type { ConnectionSyncStore } from '../connection-sync-store';
import type { CreatedQuery, UpstreamClient } from '../client/upstream-client';
import type { UpstreamResult } from '../client/upstream-failure';
import type { ReadPage } from '../client/result-page';
import { isSameContent } from './forwarded-content';
import type { ForwardingCall } from './forwarding-attempt-service';
import type { ForwardingStore } from './forwarding-store';

/** Result of looking up at upstream a request whose answer was lost. */
export type Lookup =
  | { readonly kind: 'found'; readonly upstreamId: string }
  /** It is certainly not there. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unclear'; readonly candidates: readonly ForwardingCandidate[]; readonly text: string };

/** When a lookup may be made; `query` is what it sends. */
export type LookupTurn =
  | { readonly kind: 'now'; readonly query: CreatedQuery; readonly clockDifferenceMs: number }
  | { readonly kind: 'later'; readonly afterMs: number }
  /** This service can't be asked for it. */
  | { readonly kind: 'never'; readonly text: string };

/** The query asks for requests from so much before it was sent: clocks differ. */
const marginMs = 10 * 60_000;
/** How far upstream's clock may be from where it was taken to be: the margin less what a call takes. */
const knownClockMs = marginMs - 2 * 60_000;
const pageSize = 200;
const mostCandidates = 20;

interface Parts {
  readonly commits: CommitQueue;
  readonly forwardings: ForwardingStore;
  readonly connectionSyncs: ConnectionSyncStore;
  readonly syncs: SyncService;
  readonly settings: SettingsService;
}

/**
 * Looks up at upstream a request whose answer was lost, before anything is sent again (decisions, section
 * 12).
 */
export class SubmissionLookup {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Not while upstream may still be at work on what was sent, and never more often than its limit allows. */
  async turn({ forwarding, request, connectionKey }: ForwardingCall): Promise<LookupTurn> {
    const { syncs, settings } = this.#parts;
    await syncs.followClock();
    const state = syncs.state(connectionKey);
    const sentUs = forwarding.first_sent_us;
    if (state === undefined || sentUs === null) return { kind: 'later', afterMs: 60_000 };
    if (state.variant !== 'criteria') {
      const text = `"${state.name}" offers no query by which the request could be looked for.`;
      return { kind: 'never', text };
    }
    const settledUs = (forwarding.last_sent_us ?? sentUs) + settings.get('outbox.lookDelay') * 1_000_000;
    const dueUs = Math.max(settledUs, allowedUs(state, syncs.limitUs));
    if (dueUs > syncs.nowUs) return { kind: 'later', afterMs: (dueUs - syncs.nowUs) / 1000 };
    const clockDifferenceMs = state.clockDifferenceMs ?? 0;
    const from = formatInstant(sentUs + (clockDifferenceMs - marginMs) * 1000);
    const { language_source: source, language_target: target } = request;
    return { kind: 'now', query: { from, source, target, pageSize }, clockDifferenceMs };
  }

  /**
   * Sends the query. Its time is on disk before anything is sent, as that of a sync is. Undefined: a sync
   * came first.
   */
  async query(
    { connectionKey }: ForwardingCall,
    client: UpstreamClient,
    query: CreatedQuery,
    signal: AbortSignal,
  ): Promise<UpstreamResult<ReadPage> | undefined> {
    const { commits, syncs, connectionSyncs } = this.#parts;
    const isBegun = await commits.durable(() => {
      const state = syncs.state(connectionKey);
      if (state === undefined || allowedUs(state, syncs.limitUs) > syncs.nowUs) return false;
      connectionSyncs.setQueried(connectionKey, syncs.nowUs);
      return true;
    });
    if (!isBegun) return undefined;
    const result = await client.queryCreated(query, signal);
    // Upstream counts from when our query reached it, and that was at the latest now.
    await commits.relaxed(() => connectionSyncs.setQueried(connectionKey, syncs.nowUs));
    return result;
  }

  /** Interprets the answer of the query. */
  read(
    call: ForwardingCall,
    result: Extract<UpstreamResult<ReadPage>, { readonly ok: true }>,
    takenDifferenceMs: number,
  ): Lookup {
    const { value: page, answered } = result;
    const matches: ForwardingCandidate[] = [];
    let isWhole = page.total <= page.outline.length;
    for (let index = 0; index < page.outline.length; index += 1) {
      const entry = page.entry(index);
      if (entry.kind === 'refused') {
        isWhole = false;
        continue;
      }
      const { id, created } = entry.request;
      if (!isSameContent(entry.request, call.request, call.fields)) continue;
      if (this.#parts.forwardings.isOfAnother(id, call.request.key, call.connectionKey)) continue;
      matches.push({ id, created: created.text });
    }
    const [only, ...more] = matches;
    if (only !== undefined && more.length === 0 && isWhole) return { kind: 'found', upstreamId: only.id };
    const candidates = matches.slice(0, mostCandidates);
    if (only !== undefined) {
      return { kind: 'unclear', candidates, text: severalText(matches.length, isWhole) };
    }
    const { clockDifferenceMs } = answered;
    const isClockKnown =
      clockDifferenceMs !== undefined && Math.abs(clockDifferenceMs - takenDifferenceMs) < knownClockMs;
    if (isWhole && isClockKnown) return { kind: 'none' };
    const why = isWhole
      ? 'its clock is not known well enough'
      : 'it has more requests of that time than it showed';
    return { kind: 'unclear', candidates, text: `It was not found there, but ${why}.` };
  }
}

function severalText(count: number, isWhole: boolean): string {
  if (count === 1 && !isWhole) {
    return 'One request there has the same content, and not all of that time could be looked at.';
  }
  return `${count} requests there have the same content.`;
}

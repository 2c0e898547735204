import type { PutAsideStore } from '../put-aside-store';
import type { SyncRunStore } from './sync-run-store';
import type { MirrorService } from '../mirror/mirror-service';
import type { ConnectionSyncStore } from '../connection-sync-store';
import { SyncOvertaken, type SyncRunInProgress } from './sync-run-in-progress';
import { isSameCursor, toCursorColumns, toSyncState, type SyncCursor } from './sync-state';
import type { UpstreamMarkService } from '../marks/upstream-mark-service';
import type { UpstreamRequest } from '../client/upstream-request';

/** A result that Locdesk can't store. */
export interface RefusedEntry {
  /** The id of the result, or another text that identifies it. */
  readonly identity: string;
  /** One line with place, id and reason. */
  readonly reason: string;
}

/** Some entries of a page that are applied together, with the resulting cursor. */
export interface SyncPortion {
  readonly requests: readonly UpstreamRequest[];
  /** Number of received entries, including repeated and refused ones. */
  readonly received: number;
  readonly refused: readonly RefusedEntry[];
  /** 1 for the last portion of a page. */
  readonly pages: 0 | 1;
  /** Undefined leaves the cursor unchanged. */
  readonly cursor: SyncCursor | undefined;
  /** Undefined when it is unknown. */
  readonly remaining: number | undefined;
  readonly askedUs: number;
  /** Upstream's time of the call; see `Learning`. */
  readonly askedThereUs: number | undefined;
}

export interface PortionOutcome {
  readonly added: number;
  readonly changed: number;
  /** Number of entries received before, at the previous cursor. */
  readonly repeated: number;
  readonly changedKeys: readonly number[];
}

/** Applies upstream's own mark of a request; returns whether the request changed here. */
export type MarkLearner = Pick<UpstreamMarkService, 'seen'>;

/** Refused entries that a run's text names; the others are counted. */
const mostRefusedNamed = 20;
const longestNote = 500;

export interface PortionParts {
  readonly connectionSyncs: ConnectionSyncStore;
  readonly mirror: MirrorService;
  readonly syncRuns: SyncRunStore;
  readonly upstreamMarks: MarkLearner;
  readonly putAside: PutAsideStore;
}

/**
 * Mirrors a portion, counts it in its run and moves the cursor. `known` is the run's last cursor. Must be
 * called inside a transaction.
 *
 * @throws SyncOvertaken when the connection was removed or its cursor was reset in the meantime.
 */
export function applyPortion(
  parts: PortionParts,
  run: SyncRunInProgress,
  known: SyncCursor,
  portion: SyncPortion,
  nowUs: number,
): PortionOutcome {
  const { connectionKey } = run;
  const { connectionSyncs } = parts;
  const row = connectionSyncs.byKey(connectionKey);
  const state = row && toSyncState(row);
  if (state === undefined || !isSameCursor(state.cursor, known)) throw new SyncOvertaken();
  const isCatchingUp = state.upToDateUs === undefined;
  const outcome = mirrorPortion(parts, run, portion, { nowUs, isCatchingUp });
  const { cursor, remaining } = portion;
  if (cursor !== undefined && !isSameCursor(cursor, known)) {
    connectionSyncs.setCursor(connectionKey, toCursorColumns(cursor));
  }
  if (remaining !== undefined) connectionSyncs.setRemaining(connectionKey, remaining);
  return outcome;
}

function mirrorPortion(
  { mirror, syncRuns, upstreamMarks, putAside }: PortionParts,
  { key: runKey, connectionKey, cursor }: SyncRunInProgress,
  { requests, received, refused, pages, askedUs, askedThereUs }: SyncPortion,
  { nowUs: learnedUs, isCatchingUp }: { readonly nowUs: number; readonly isCatchingUp: boolean },
): PortionOutcome {
  const learning = { learnedBy: 'sync', learnedUs, askedUs, askedThereUs, isCatchingUp } as const;
  const changedKeys: number[] = [];
  let added = 0;
  let changed = 0;
  let repeated = 0;
  const hasPutAside = putAside.count(connectionKey) > 0;
  for (const request of requests) {
    if (hasPutAside) putAside.remove(connectionKey, request.id);
    const { kind, requestKey } = mirror.apply(connectionKey, request, learning);
    if (kind === 'new') added += 1;
    if (kind === 'changed') changed += 1;
    // The cursor is inclusive.
    if (kind === 'unchanged' && request.completed?.us === cursor.us) repeated += 1;
    // No mark is known of a request that was not here before.
    const mayBeMarked = kind !== 'new' || request.importMark !== undefined;
    const isMarked = mayBeMarked && upstreamMarks.seen(requestKey, request.importMark, learning);
    if (kind === 'new' || kind === 'changed' || isMarked) changedKeys.push(requestKey);
  }
  noteRefused(
    syncRuns,
    runKey,
    refused.map(({ reason }) => reason),
  );
  for (const { identity, reason } of refused) {
    putAside.put(connectionKey, identity, shortened(reason), learnedUs);
  }
  syncRuns.add(runKey, { pages, received, repeated, added, changed, refused: refused.length });
  return { added, changed, repeated, changedKeys };
}

function noteRefused(runs: SyncRunStore, runKey: number, refused: readonly string[]): void {
  if (refused.length === 0) return;
  const before = runs.byKey(runKey)?.refused ?? 0;
  for (const [index, text] of refused.entries()) {
    if (before + index < mostRefusedNamed) {
      runs.note(runKey, shortened(text));
    } else if (before + index === mostRefusedNamed) {
      runs.note(runKey, '… and more, counted as refused');
    }
  }
}

function shortened(text: string): string {
  return text.length > longestNote ? `${text.slice(0, longestNote)}…` : text;
}

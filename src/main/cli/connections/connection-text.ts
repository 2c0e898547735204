import {
  requestsHere,
  type ConnectionState,
  type ConnectionSummary,
} from '../../../contract/upstream/connections';
import type { RunningProgram } from '../../upstream/connection-list-service';
import { mostCounted } from '../../upstream/sync/single-read-service';
import { readRunning } from '../../database/folder-lock';

/** Returns known state of the program that serves the folder, if one is running. */
export function runningProgram(dataFolder: string): RunningProgram | undefined {
  const url = readRunning(dataFolder)?.listener;
  return url === undefined ? undefined : { listener: { kind: 'listening', url } };
}

/** Formats a connection for a terminal. */
export function connectionLines(connection: ConnectionSummary): readonly string[] {
  const { name, baseUrl, state, cursor, keptByOthers, marksToSend, nextQuery, listener } = connection;
  const others = keptByOthers.map((kept) => `${kept.requests} kept with "${kept.name}"`).join(', ');
  const requests = `${requestsHere(connection)} requests${others === '' ? '' : ` (${others})`}`;
  return [
    `${name}  ${baseUrl}  ${stateText(state)}`,
    ...(listener.url === undefined ? [] : [`  webhook address ${listener.url}`]),
    `  cursor ${cursor ?? 'none yet'}, next query ${nextQuery ?? 'now'}, ${requests}, ${marksToSend} import marks to send`,
    `  ${looksText(connection)}`,
  ];
}

function looksText({ looksAgain, looksDue }: ConnectionSummary): string {
  if (!looksAgain) return 'requests that are not imported are not read again';
  // `looksDue` counts up to this.
  const count = looksDue < mostCounted ? String(looksDue) : `${mostCounted} or more`;
  return `${count} requests wait to be read again`;
}

function stateText(state: ConnectionState): string {
  if (state.kind === 'needs-you') return `needs you: ${state.text}`;
  if (state.kind === 'syncing') return `syncing, ${state.done} of ${state.total ?? '?'}`;
  if (state.kind === 'offline') return `offline, tried again at ${state.until}`;
  if (state.kind === 'paused') return 'paused';
  if (state.kind === 'up-to-date') return 'up to date';
  return `waiting until ${state.until}${state.more > 0 ? `, ${state.more} left` : ''}`;
}

/** Formats the time until an instant (RFC 3339): `4 min 12 s`. */
export function untilText(instant: string, nowMs: number): string {
  const seconds = Math.max(Math.ceil((Date.parse(instant) - nowMs) / 1000), 0);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

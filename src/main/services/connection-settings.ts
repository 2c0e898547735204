import { isOnBlockedPort } from '../../shared/blocked-port';
import type { WorkingHours } from '../../shared/connections';

/** What a connection is given by whoever keeps it; the token travels beside it. */
export interface ConnectionSettings {
  readonly name: string;
  /** What stands in front of `/v1`. */
  readonly baseUrl: string;
  readonly intervalSeconds: number;
  readonly workingHours: WorkingHours | null;
  readonly pageSize: number;
}

export interface NewConnectionSettings extends Partial<ConnectionSettings> {
  readonly name: string;
  readonly baseUrl: string;
  readonly token?: string | undefined;
}

export const usualSchedule = { intervalSeconds: 300, workingHours: null, pageSize: 500 } as const;

const longestName = 100;
const longestBaseUrl = 2048;

export function scheduleColumns({ intervalSeconds, workingHours, pageSize }: ConnectionSettings) {
  return {
    intervalSeconds,
    workingHours: workingHours === null ? null : JSON.stringify(workingHours),
    pageSize,
  };
}

/** The same address however it is pasted: without slashes at its end, and without the "/v1" that is ours to add. */
export function normalBaseUrl(text: string): string {
  const base = text.trim().replace(/\/+$/, '');
  return base.replace(/([^/:])\/+v1$/, '$1');
}

/** @param token in the clear; never repeated in what is answered. */
export function tokenProblems(token: string): readonly string[] {
  if (token === '') return ['token: must not be empty'];
  return /^[\x21-\x7e]+$/.test(token)
    ? []
    : ['token: must consist of printable ASCII characters without spaces'];
}

export function nameProblems(name: string): readonly string[] {
  if (name.trim() === '') return ['name: must not be empty'];
  if (name !== name.trim() || /\p{Cc}/u.test(name))
    return ['name: must not begin or end with spaces or contain control characters'];
  return name.length > longestName ? [`name: must have at most ${longestName} characters`] : [];
}

/** The address below which upstream has its `/v1`. */
export function baseUrlProblems(text: string): readonly string[] {
  if (text.length > longestBaseUrl) return [`baseUrl: must have at most ${longestBaseUrl} characters`];
  // The parser takes `http:host` and `http:/host` for `http://host`; whoever wrote that meant something else.
  if (!/^https?:\/\/[^\s/?#]+/i.test(text) || /[\s\p{Cc}]/u.test(text) || !URL.canParse(text))
    return ['baseUrl: must be an absolute address that begins with http:// or https:// and a host'];
  const { username, password, search, hash } = new URL(text);
  if (username !== '' || password !== '') return ['baseUrl: must not contain a user name or password'];
  if (search !== '' || hash !== '') return ['baseUrl: must not contain a query or a fragment'];
  return isOnBlockedPort(text)
    ? ['baseUrl: is on a port that belongs to another protocol: HTTP clients do not call it']
    : [];
}

import type { ConnectionSummary, WorkingHours } from '../../contract/upstream/connections';
import {
  baseUrlFault,
  nameFault,
  normalBaseUrl,
  tokenFault,
  type BaseUrlFault,
  type NameFault,
  type TokenFault,
} from '../../contract/upstream/connection-input';

/** A connection as typed into the form. */
export interface ConnectionDraft {
  readonly name: string;
  readonly baseUrl: string;
  /** The typed token; empty to keep the stored one. */
  readonly token: string;
  readonly minutes: string;
  readonly hasHours: boolean;
  readonly hours: WorkingHours;
  readonly pageSize: string;
  readonly looksAgain: boolean;
  readonly everySource: boolean;
}

export interface DraftFaults {
  readonly name?: NameFault;
  readonly baseUrl?: BaseUrlFault;
  readonly token?: TokenFault;
  readonly minutes?: 'range';
  readonly hours?: 'days' | 'same';
  readonly pageSize?: 'range';
}

/** Bounds of the interval: the query endpoint's limit, and a week. */
export const minuteBounds = { least: 5, most: 10_080 } as const;
export const pageSizeBounds = { least: 1, most: 1000 } as const;

const usual: ConnectionDraft = {
  name: '',
  baseUrl: '',
  token: '',
  minutes: '5',
  hasHours: false,
  hours: { days: [1, 2, 3, 4, 5], from: '07:00', to: '19:00' },
  pageSize: '500',
  looksAgain: true,
  everySource: false,
};

export function draftOf(connection: ConnectionSummary | undefined): ConnectionDraft {
  if (connection === undefined) return usual;
  const { name, baseUrl, intervalSeconds, workingHours, pageSize, looksAgain, everySource } = connection;
  return {
    name,
    baseUrl,
    token: '',
    minutes: String(Math.ceil(intervalSeconds / 60)),
    hasHours: workingHours !== null,
    hours: workingHours ?? usual.hours,
    pageSize: String(pageSize),
    looksAgain,
    everySource,
  };
}

/** @param needsToken whether no token is stored yet. */
export function faultsOf(draft: ConnectionDraft, needsToken: boolean): DraftFaults {
  const name = nameFault(draft.name.trim());
  const baseUrl = baseUrlFault(normalBaseUrl(draft.baseUrl));
  const token = draft.token.trim() === '' && !needsToken ? undefined : tokenFault(draft.token.trim());
  const hours = draft.hasHours ? hoursFault(draft.hours) : undefined;
  return {
    ...(name === undefined ? {} : { name }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(token === undefined ? {} : { token }),
    ...(isWhole(draft.minutes, minuteBounds) ? {} : { minutes: 'range' }),
    ...(hours === undefined ? {} : { hours }),
    ...(isWhole(draft.pageSize, pageSizeBounds) ? {} : { pageSize: 'range' }),
  };
}

/** Returns the settings of a valid draft; a token only if one was typed. */
export function settingsOf(draft: ConnectionDraft) {
  return {
    name: draft.name.trim(),
    baseUrl: normalBaseUrl(draft.baseUrl),
    intervalSeconds: Number(draft.minutes) * 60,
    workingHours: draft.hasHours ? { ...draft.hours, days: [...draft.hours.days] } : null,
    pageSize: Number(draft.pageSize),
    looksAgain: draft.looksAgain,
    everySource: draft.everySource,
  };
}

/**
 * Returns only changed settings, so that others are not overwritten: the command line sets intervals in
 * seconds.
 */
export function changesOf(draft: ConnectionDraft, connection: ConnectionSummary) {
  const before = settingsOf(draftOf(connection));
  const now = settingsOf(draft);
  const isSame = (key: keyof typeof now): boolean => JSON.stringify(now[key]) === JSON.stringify(before[key]);
  return {
    ...(isSame('name') ? {} : { name: now.name }),
    ...(isSame('baseUrl') ? {} : { baseUrl: now.baseUrl }),
    ...(isSame('intervalSeconds') ? {} : { intervalSeconds: now.intervalSeconds }),
    ...(isSame('workingHours') ? {} : { workingHours: now.workingHours }),
    ...(isSame('pageSize') ? {} : { pageSize: now.pageSize }),
    ...(isSame('looksAgain') ? {} : { looksAgain: now.looksAgain }),
    ...(isSame('everySource') ? {} : { everySource: now.everySource }),
  };
}

function hoursFault({ days, from, to }: WorkingHours): DraftFaults['hours'] {
  if (days.length === 0) return 'days';
  return from === to ? 'same' : undefined;
}

function isWhole(text: string, { least, most }: { readonly least: number; readonly most: number }): boolean {
  const number = Number(text);
  return /^\d{1,6}$/.test(text.trim()) && number >= least && number <= most;
}

import type { WorkingHours } from '../../shared/connections';
import type { Environment } from './environment';

/** 192 bits: nobody guesses the address of a listener. */
const listenerKeyBytes = 24;

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

export function scheduleColumns({ intervalSeconds, workingHours, pageSize }: ConnectionSettings) {
  return {
    intervalSeconds,
    workingHours: workingHours === null ? null : JSON.stringify(workingHours),
    pageSize,
  };
}

export function newListenerKey({ randomBytes }: Pick<Environment, 'randomBytes'>): string {
  return randomBytes(listenerKeyBytes).toString('base64url');
}

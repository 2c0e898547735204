import type { WorkingHours } from '../../contract/upstream/connections';
import type { Environment } from '../platform/environment';

/** 192 bits: the address of a listener. */
const listenerKeyBytes = 24;

/** Settings that the coordinator enters for a connection; the token is passed separately. */
export interface ConnectionSettings {
  readonly name: string;
  /** The address below which the service has its `/v1`. */
  readonly baseUrl: string;
  readonly intervalSeconds: number;
  readonly workingHours: WorkingHours | null;
  readonly pageSize: number;
  readonly looksAgain: boolean;
  readonly everySource: boolean;
}

export interface NewConnectionSettings extends Partial<ConnectionSettings> {
  readonly name: string;
  readonly baseUrl: string;
  readonly token?: string | undefined;
}

export const usualSchedule = {
  intervalSeconds: 300,
  workingHours: null,
  pageSize: 500,
  looksAgain: true,
  everySource: false,
} as const;

type Schedule = Pick<ConnectionSettings, 'intervalSeconds' | 'workingHours' | 'pageSize'>;

export function scheduleColumns({ intervalSeconds, workingHours, pageSize }: Schedule) {
  return {
    intervalSeconds,
    workingHours: workingHours === null ? null : JSON.stringify(workingHours),
    pageSize,
  };
}

export function newListenerKey({ randomBytes }: Pick<Environment, 'randomBytes'>): string {
  return randomBytes(listenerKeyBytes).toString('base64url');
}

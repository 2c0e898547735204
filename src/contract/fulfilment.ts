import type { Problem, ProblemLevel } from '../content/checks/problem';
import type { RequestState } from '../content/content-request';

/**
 * Why a request can't be worked on here. `mirrored`: it is completed upstream, whether it came from there
 * or is sent there; `test-result`: the service completes it by itself within seconds.
 */
export type FulfilmentHold = 'mirrored' | 'test-result';

/** Progress of the work on a local request. */
export interface Fulfilment {
  readonly version: number;
  readonly state: RequestState;
  readonly hold?: FulfilmentHold;
  readonly drafts: number;
  /** Number of fields with a source but neither a draft nor a target. */
  readonly missing: number;
  /**
   * The earlier version that the drafts were made for; nothing is saved before the user decides about them.
   */
  readonly staleSince?: number;
}

export interface Draft {
  readonly value: string;
  /** Counted up by each save. */
  readonly revision: number;
  /** RFC 3339. */
  readonly saved: string;
}

/** A field with its current target and its draft. */
export interface EditableField {
  readonly position: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly source: string;
  /** Absent until the request is completed. */
  readonly target?: string;
  readonly draft?: Draft;
}

export interface EditableWindow {
  readonly total: number;
  readonly offset: number;
  readonly fields: readonly EditableField[];
}

/**
 * A problem that the checks would find in a field once its request's drafts are saved; dismissed ones are
 * left out.
 */
export interface DraftProblem extends Problem {
  readonly level: ProblemLevel;
  /** ID of the field that has the problem, if this is only a part of it. */
  readonly sameAs?: string;
}

/** Longest draft that one call accepts, in characters; on completion the service's limit in bytes decides. */
export const longestDraft = 8_388_608;

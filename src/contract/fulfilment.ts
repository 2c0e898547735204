import type { Problem, ProblemLevel } from '../content/checks/problem';
import type { RequestState } from '../content/content-request';

/**
 * Why a request can't be worked on here. `mirrored`: it is fulfilled upstream; `test-result`: the service completes it by
 * itself in a moment.
 */
export type FulfilmentHold = 'mirrored' | 'test-result';

/** How far the work on a local request is. */
export interface Fulfilment {
  readonly version: number;
  readonly state: RequestState;
  readonly hold?: FulfilmentHold;
  readonly drafts: number;
  /** Fields that have neither a draft nor a target, their source not being empty. */
  readonly missing: number;
  /** The drafts were made for this earlier version; nothing is saved before the user decides what becomes of them. */
  readonly staleSince?: number;
}

export interface Draft {
  readonly value: string;
  /** Grows with each saving. */
  readonly revision: number;
  /** RFC 3339. */
  readonly saved: string;
}

/** A field with what it says now and what it shall say. */
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

/** What the checks would find in a field once its request's drafts are saved; what falls under a dismissal is left out. */
export interface DraftProblem extends Problem {
  readonly level: ProblemLevel;
}

/** Characters of one draft that travel at once; what counts in the end is the service's limit in bytes. */
export const longestDraft = 8_388_608;

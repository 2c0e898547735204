import type { CheckId, Problem, ProblemLevel } from '../content/checks/problem';

/**
 * How far a dismissal reaches. `field`: this problem in one field. `request`: this problem in every field of a request.
 * `pair`: all that the check finds from one language to another. `everywhere`: all that the check finds.
 */
export const dismissalScopes = ['field', 'request', 'pair', 'everywhere'] as const;
export type DismissalScope = (typeof dismissalScopes)[number];

export interface Dismissal {
  readonly key: number;
  readonly scope: DismissalScope;
  /** In the coordinator's words; may be empty. */
  readonly reason: string;
  /** RFC 3339. */
  readonly time: string;
}

/** A dismissal of a check for more than one request. */
export interface WideDismissal extends Dismissal {
  readonly check: CheckId;
  /** Undefined: everywhere. */
  readonly languages?: LanguagePair;
}

/** A problem in its place in a request. */
export interface FoundProblem extends Problem {
  /** Of this finding; another check of the same content may give it another one. */
  readonly key: number;
  /** Of the field, from 0. */
  readonly position: number;
  readonly fieldId: string;
  readonly level: ProblemLevel;
  readonly dismissed?: Dismissal;
}

/**
 * `waiting`: a check is due and comes by itself. `failed`: the checks could not be done, and are not tried again by themselves. `none`: there is
 * no target yet.
 */
export type CheckedState = 'checked' | 'waiting' | 'failed' | 'none';

/**
 * Why the checks of a request failed. `unreadable`: what is stored of it could not be read. `too-large`: it is longer, or
 * deeper, than they can take. `too-slow`: they took too long and were stopped. `crashed`: they ended the
 * thread that they run in. `unexpected`: a check broke on it. `forgotten`: that was before the program started.
 */
export type CheckFailure = 'unreadable' | 'too-large' | 'too-slow' | 'crashed' | 'unexpected' | 'forgotten';

/** What the checks found in the current version of a request. */
export interface RequestProblems {
  readonly version: number;
  readonly state: CheckedState;
  /** In the order of the fields; those of a check that is off are left out. Empty unless `checked`. */
  readonly problems: readonly FoundProblem[];
  /** How many were found, where that is more than are kept. */
  readonly found?: number;
  /** Only of those that `failed`. */
  readonly failure?: CheckFailure;
}

/** So many problems of one request are kept, and shown. */
export const mostProblems = 1000;

/** UTF-16 units. */
export const longestReason = 500;

export type CheckLevel = ProblemLevel | 'off';
export const checkLevels = ['error', 'warning', 'off'] as const satisfies readonly CheckLevel[];

/** What the coordinator set a check to: for all languages, or for a pair of them with everything below them. */
export interface CheckLevelSetting {
  readonly check: CheckId;
  readonly languages?: LanguagePair;
  readonly level: CheckLevel;
}

/** Canonical tags. */
export interface LanguagePair {
  readonly source: string;
  readonly target: string;
}

/** How far the checks in the background are, while they take longer than a moment or wait. */
export interface CheckingProgress {
  readonly done: number;
  readonly total: number;
  readonly isPaused: boolean;
  /** Everything is checked again, and that may wait. */
  readonly canPause: boolean;
}

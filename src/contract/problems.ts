import type { CheckId, Problem, ProblemLevel } from '../content/checks/problem';

/**
 * How far a dismissal reaches. `field`: this problem in one field. `request`: this problem in every field of
 * a request. `pair`: all findings of the check for a language pair. `everywhere`: all findings of the check.
 */
export const dismissalScopes = ['field', 'request', 'pair', 'everywhere'] as const;
export type DismissalScope = (typeof dismissalScopes)[number];

export interface Dismissal {
  readonly key: number;
  readonly scope: DismissalScope;
  /** The coordinator's reason; may be empty. */
  readonly reason: string;
  /** RFC 3339. */
  readonly time: string;
}

/** A dismissal of a check for more than one request. */
export interface WideDismissal extends Dismissal {
  readonly check: CheckId;
  /** Undefined means all languages. */
  readonly languages?: LanguagePair;
}

/** A problem with its position in a request. */
export interface FoundProblem extends Problem {
  /** Key of this finding; a repeated check may assign another one. */
  readonly key: number;
  /** Index of the field, from 0. */
  readonly position: number;
  readonly fieldId: string;
  readonly level: ProblemLevel;
  readonly dismissed?: Dismissal;
  /** Key of another request that the problem names. */
  readonly otherRequest?: number;
}

/**
 * `waiting`: a check is due and starts by itself. `failed`: the checks failed and are not repeated by
 * themselves. `none`: there is no target yet.
 */
export type CheckedState = 'checked' | 'waiting' | 'failed' | 'none';

/**
 * Why the checks of a request failed. `unreadable`: the stored content could not be read. `too-large`: it
 * exceeds the checks' limits of size or depth. `too-slow`: they were stopped after too long. `crashed`: their
 * thread crashed. `unexpected`: a check threw an error. `forgotten`: they failed before the program started.
 */
export type CheckFailure = 'unreadable' | 'too-large' | 'too-slow' | 'crashed' | 'unexpected' | 'forgotten';

/** The findings of the checks in the current version of a request. */
export interface RequestProblems {
  readonly version: number;
  readonly state: CheckedState;
  /** Problems in the order of the fields, without those of checks that are off. Empty unless `checked`. */
  readonly problems: readonly FoundProblem[];
  /** Number of problems found, if more than are stored. */
  readonly found?: number;
  /** Present only with `failed`. */
  readonly failure?: CheckFailure;
}

/** Largest number of problems that are stored and shown per request. */
export const mostProblems = 1000;

/** Length in UTF-16 code units. */
export const longestReason = 500;

export type CheckLevel = ProblemLevel | 'off';
export const checkLevels = ['error', 'warning', 'off'] as const satisfies readonly CheckLevel[];

/** The coordinator's level for a check: for all languages, or for a language pair and every narrower one. */
export interface CheckLevelSetting {
  readonly check: CheckId;
  readonly languages?: LanguagePair;
  readonly level: CheckLevel;
}

/** A pair of canonical language tags. */
export interface LanguagePair {
  readonly source: string;
  readonly target: string;
}

/** Progress of the background checks, while they take longer than a moment or wait. */
export interface CheckingProgress {
  readonly done: number;
  readonly total: number;
  readonly isPaused: boolean;
  /** True while everything is checked again; only that can be paused. */
  readonly canPause: boolean;
}

import type { CheckId, ProblemLevel } from '../content/checks/problem';
import type { FailureState, MarkReason } from '../content/mark-reason';
import type { FoundProblem } from './problems';

/** Types for failed imports: why they failed, and what came of it (decisions, section 14). */

/** A failed import of a request. */
export interface Failure {
  readonly state: FailureState;
  /** The version that was marked. */
  readonly version: number;
  readonly reasons: readonly MarkReason[];
  /** Indexes of the reasons that are as they were; present where the state is `still-wrong`. */
  readonly unchanged?: readonly number[];
  /** Indexes of the reasons that name nothing to compare, so that it is unknown whether they changed. */
  readonly unknown?: readonly number[];
  /**
   * The fields with other texts than those that failed, the first of them by ID; present where the import is
   * answered and it is unknown whether what was asked for changed.
   */
  readonly changed?: { readonly count: number; readonly ids: readonly string[] };
  /** The request of the same job that came in place of a newer version. */
  readonly answeredBy?: { readonly key: number; readonly id: string };
}

/** A reason that a failed import may have, found in the chosen requests or given before. */
export type ReasonChoice =
  | {
      readonly kind: 'problem';
      readonly id: CheckId;
      readonly level: ProblemLevel;
      /** Number of the chosen requests that have it. */
      readonly requests: number;
      /** The finding itself, where one request is chosen. */
      readonly problem?: FoundProblem;
    }
  /**
   * A reviewer found a field wrong, or corrected it. A choice for a single request has the field, the
   * reviewer and the reviewer's comment.
   */
  | {
      readonly kind: 'verdict' | 'correction';
      readonly requests: number;
      readonly field?: string;
      readonly reviewer?: string;
      readonly comment?: string;
    }
  /** Own words that were given before. */
  | { readonly kind: 'text'; readonly text: string };

/** Longest page or file that is compared with a request, in UTF-16 code units. */
export const mostImportedCharacters = 2_000_000;
/** Longest name of a file that is compared; its ending says the format. */
export const mostNameCharacters = 255;

/** Largest number of changed fields that are named. */
export const mostChangedFields = 5;
/** Largest number of choices that are offered. */
export const mostReasonChoices = 40;

import type { CheckId } from '../../content/checks/problem';
import type { CheckFailure } from '../../contract/problems';

/** A problem as it is kept, before anybody says how much it counts. */
export interface PlacedProblem {
  readonly position: number;
  readonly fieldId: string;
  readonly check: CheckId;
  readonly problemKey: string;
  /** JSON {variant, detail, source, target}. */
  readonly body: string;
}

/** What a check of one request came to. */
export interface CheckedRequest {
  readonly requestKey: number;
  /** The revision it was owed by; undefined: the sweep came by. */
  readonly owedBy: number | undefined;
  /** The version that was checked; undefined: the request is gone, or has no target. */
  readonly version: number | undefined;
  readonly problems: readonly PlacedProblem[];
  /** How many there are, where that is more than `problems` has. */
  readonly found?: number;
  /** Why the checks could not be done. */
  readonly failure?: CheckFault;
}

export interface CheckFault {
  readonly reason: CheckFailure;
  readonly error: Error;
}

/** A check that is under way. */
export interface BegunCheck extends Pick<CheckedRequest, 'requestKey' | 'owedBy' | 'version'> {
  readonly round: number;
}

/** How far the sweep has come with it. */
export interface SweptTo {
  /** null: nothing is left. */
  readonly belowKey: number | null;
  readonly done: number;
}

/** As many as are written at once. */
export interface CheckedPortion {
  readonly requests: readonly CheckedRequest[];
  /** The round of the sweep that was on when it was checked. */
  readonly round: number;
  readonly swept?: SweptTo;
  /** Requests that are owed another check because of others. */
  readonly owed: readonly number[];
  /** How many were left before this portion. */
  readonly left: number;
}

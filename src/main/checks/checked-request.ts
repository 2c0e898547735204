import type { CheckId } from '../../content/checks/problem';
import type { CheckFailure } from '../../contract/problems';

/** A problem as it is stored, before its level is known. */
export interface PlacedProblem {
  readonly position: number;
  readonly fieldId: string;
  readonly check: CheckId;
  readonly problemKey: string;
  /** JSON {variant, detail, source, target}. */
  readonly body: string;
  /** Whether it is a matter of style, unless the coordinator made its check an error. */
  readonly isStyle: boolean;
}

/** The result of checking one request. */
export interface CheckedRequest {
  readonly requestKey: number;
  /** Revision of the queue row that requested the check; undefined for the sweep. */
  readonly dueRevision: number | undefined;
  /** The checked version; undefined when the request is gone, or has no target. */
  readonly version: number | undefined;
  readonly problems: readonly PlacedProblem[];
  /** Number of problems found, if more than `problems` has. */
  readonly found?: number;
  /** Why the checks failed. */
  readonly failure?: CheckFault;
}

export interface CheckFault {
  readonly reason: CheckFailure;
  readonly error: Error;
}

/** A check that is under way. */
export interface BegunCheck extends Pick<CheckedRequest, 'requestKey' | 'dueRevision' | 'version'> {
  readonly round: number;
}

/** Progress of the sweep after this portion. */
export interface SweptTo {
  /** Null when nothing is left. */
  readonly belowKey: number | null;
  readonly done: number;
}

/** The checked requests that are written in one transaction. */
export interface CheckedPortion {
  readonly requests: readonly CheckedRequest[];
  /** The sweep's round during the check. */
  readonly round: number;
  readonly swept?: SweptTo;
  /** Requests that are due for another check because other requests changed. */
  readonly dueRequests: readonly number[];
  /** Number of requests left before this portion. */
  readonly left: number;
}

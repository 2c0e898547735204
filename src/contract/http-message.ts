/** Headers in the order and spelling in which they were sent. */
export type HeaderPairs = readonly (readonly [name: string, value: string])[];

/** A recorded body. `text` is the body or its beginning, read as UTF-8. */
export interface KeptBody {
  readonly text: string;
  /** Size of the whole body, or of the part that was read. */
  readonly sizeBytes: number;
  /** `text` is only the beginning of the body. */
  readonly isBeginning: boolean;
  /** The body is not UTF-8; `text` contains replacement characters. */
  readonly isBinary: boolean;
}

/** A recorded outgoing call: the request as sent and the response. */
export interface HttpAttempt<Problem extends string = string> {
  /** Number of the attempt, from 1. */
  readonly number: number;
  /** RFC 3339. */
  readonly started: string;
  readonly durationMs: number;
  readonly url: string;
  readonly requestHeaders: HeaderPairs;
  readonly requestBody: KeptBody;
  /** Absent when there was no response. */
  readonly response?: { readonly status: number; readonly headers: HeaderPairs; readonly body: KeptBody };
  /** Absent when the attempt succeeded. */
  readonly problem?: Problem;
  /** Text for the coordinator: what happened, and what to check. */
  readonly problemText?: string;
}

/** For how long a repeated Idempotency-Key answers the first response again. */
export const idempotencyHours = 24;
/** The most printable ASCII characters of an Idempotency-Key; it has at least one. */
export const longestIdempotencyKey = 255;

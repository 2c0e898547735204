/** Headers as they stood on the wire. */
export type HeaderPairs = readonly (readonly [name: string, value: string])[];

/** A body as far as it was kept. `text` is it, or its beginning, read as UTF-8. */
export interface KeptBody {
  readonly text: string;
  /** Of the whole body, or of what was read of it. */
  readonly sizeBytes: number;
  /** `text` is only its beginning. */
  readonly isBeginning: boolean;
  /** Not UTF-8: `text` has replacement characters. */
  readonly isBinary: boolean;
}

/** A call of ours as it was stored: what was sent, and what came back. */
export interface HttpAttempt<Problem extends string = string> {
  /** From 1. */
  readonly number: number;
  /** RFC 3339. */
  readonly started: string;
  readonly durationMs: number;
  readonly url: string;
  readonly requestHeaders: HeaderPairs;
  readonly requestBody: KeptBody;
  /** Absent when there was no answer. */
  readonly response?: { readonly status: number; readonly headers: HeaderPairs; readonly body: KeptBody };
  /** Absent when it succeeded. */
  readonly problem?: Problem;
  /** For the coordinator: what happened, and what to look at. */
  readonly problemText?: string;
}

/** The request log as it travels to the window: calls of the `/v1` service, newest first. */

export const callFilters = ['all', 'refused'] as const;
export type CallFilter = (typeof callFilters)[number];

/** Statuses from here on are refusals. */
export const firstRefusedStatus = 400;

export function isRefused(status: number): boolean {
  return status >= firstRefusedStatus;
}

/** What a secret is replaced by. */
export const redacted = '•••';

export interface CallRow {
  /** Grows with every call; never used twice. */
  readonly key: number;
  /** RFC 3339: when the call came in. */
  readonly time: string;
  readonly method: string;
  /** With its query, as sent; at most 300 characters in a row. */
  readonly path: string;
  /** Absent when the call had no valid token. */
  readonly tokenName?: string;
  readonly status: number;
  readonly durationMs: number;
}

export interface CallWindow {
  readonly total: number;
  readonly offset: number;
  readonly rows: readonly CallRow[];
  /** Of the whole log, whatever the filter. */
  readonly counts: Readonly<Record<CallFilter, number>>;
}

export type LoggedBody =
  | { readonly kind: 'none' }
  /** Refused before its body was looked at; the size is what the sender announced, if it did. */
  | { readonly kind: 'unread'; readonly sizeBytes?: number }
  /** Not UTF-8. */
  | { readonly kind: 'binary'; readonly sizeBytes: number }
  | { readonly kind: 'text'; readonly text: string; readonly sizeBytes: number }
  /** Too much came at once to keep long bodies. */
  | { readonly kind: 'omitted'; readonly sizeBytes: number }
  /** Only its beginning was kept. */
  | { readonly kind: 'beginning'; readonly text: string; readonly sizeBytes: number };

export interface LoggedCall extends CallRow {
  readonly tokenId?: string;
  /** As received, secrets replaced by `•••`. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly requestBody: LoggedBody;
  readonly responseBody: LoggedBody;
  /** The `errors` of the answer. */
  readonly problems: readonly string[];
}

/** What a submission may have at most, now; a corrected example keeps to it. */
export interface ServiceLimits {
  readonly maxFields: number;
  readonly maxFieldValueBytes: number;
}

export interface CallDetail {
  readonly call: LoggedCall;
  readonly limits: ServiceLimits;
}

/** Types of the request log as it travels to the window: calls of the `/v1` service, newest first. */

export const callFilters = ['all', 'refused'] as const;
export type CallFilter = (typeof callFilters)[number];

/** Lowest status that counts as a refusal. */
export const firstRefusedStatus = 400;

export function isRefused(status: number): boolean {
  return status >= firstRefusedStatus;
}

/** Limits of the log: it keeps the newest calls. */
export const mostLoggedCalls = 2000;
export const mostLogMegabytes = 64;

/** The text that replaces a secret. */
export const redacted = '•••';

export interface CallRow {
  /** Increases with every call and is never reused. */
  readonly key: number;
  /** RFC 3339: when the call arrived. */
  readonly time: string;
  readonly method: string;
  /** Path with its query, as sent; at most 300 characters in a list row. */
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
  /** Counts of the whole log, independent of the filter. */
  readonly counts: Readonly<Record<CallFilter, number>>;
}

export type LoggedBody =
  | { readonly kind: 'none' }
  /** The call was refused before its body was read; the size is the announced one, if any. */
  | { readonly kind: 'unread'; readonly sizeBytes?: number }
  /** The body is not UTF-8. */
  | { readonly kind: 'binary'; readonly sizeBytes: number }
  | { readonly kind: 'text'; readonly text: string; readonly sizeBytes: number }
  /** The body was not recorded, because too many long bodies arrived at once. */
  | { readonly kind: 'omitted'; readonly sizeBytes: number }
  /** Only the beginning of the body was recorded. */
  | { readonly kind: 'beginning'; readonly text: string; readonly sizeBytes: number };

export interface LoggedCall extends CallRow {
  readonly tokenId?: string;
  /** Headers as received, with secrets replaced by `•••`. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly requestBody: LoggedBody;
  readonly responseBody: LoggedBody;
  /** The `errors` of the response. */
  readonly problems: readonly string[];
}

/** Current limits of a submission; a corrected example keeps to them. */
export interface ServiceLimits {
  readonly maxFields: number;
  readonly maxFieldValueBytes: number;
}

export interface CallDetail {
  readonly call: LoggedCall;
  readonly limits: ServiceLimits;
}

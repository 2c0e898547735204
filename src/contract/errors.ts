/**
 * The closed list of errors on a path that a user or a tool sees. Services throw `AppError`; each edge (HTTP,
 * IPC, command line) translates the code with an exhaustive switch.
 */
export const errorCodes = [
  'INVALID_INPUT',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'RATE_LIMITED',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'NOT_IMPLEMENTED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * An error whose text is meant for the person who will read it: what happened, where, what to do next.
 * `problems` lists every fault of one input, each with its place (`fields[2].id: must be unique`).
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly problems: readonly string[];
  /** With RATE_LIMITED, seconds until the same call is accepted. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options?: { problems?: readonly string[]; cause?: unknown; retryAfterSeconds?: number },
  ) {
    super(message, options?.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.problems = options?.problems ?? [message];
  }
}

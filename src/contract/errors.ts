import { asSentence, written, type Sentence, type Wording } from './sentence';

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

/** The texts of an error, with their values apart from their words. */
export interface Said {
  readonly message: Sentence;
  readonly problems: readonly Sentence[];
}

/**
 * An error whose text is meant for the person who will read it: what happened, where, what to do next.
 * `problems` lists every fault of one input, each with its place (`fields[2].id: must be unique`). Both are
 * English; the window translates what is `said`.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly problems: readonly string[];
  readonly said: Said;
  /** With RATE_LIMITED, seconds until the same call is accepted. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: Wording,
    options?: { problems?: readonly Wording[]; cause?: unknown; retryAfterSeconds?: number },
  ) {
    const said = asSentence(message);
    super(written(said), options?.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.said = { message: said, problems: (options?.problems ?? [message]).map(asSentence) };
    this.problems = this.said.problems.map((problem) => written(problem));
  }
}

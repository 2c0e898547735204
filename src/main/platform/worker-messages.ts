import type { AppError } from '../../contract/errors';

// Messages between the main thread (`workers.ts`) and a worker thread (`worker-thread.ts`).

/** The calls of a thread. They are answered one at a time, in the order in which they were made. */
export type Handlers = Readonly<Record<string, (input: never, call: never) => unknown>>;

/** The call that a handler answers. `isCancelled` is up to date even while the handler reads no messages. */
export interface ServedCall<Progress = never> {
  readonly progress: (value: Progress) => void;
  readonly isCancelled: () => boolean;
}

export interface Asked {
  readonly name: string;
  readonly input: unknown;
  /** A 32-bit flag that is set when the call is cancelled. */
  readonly cancelled: SharedArrayBuffer | undefined;
}

/** A call with the number 0 gets no answer, and does not wait for the calls before it. */
export type ToThread =
  | { readonly kind: 'call'; readonly number: number; readonly asked: Asked }
  | { readonly kind: 'stop' };

export type FromThread =
  | { readonly kind: 'answer' | 'progress'; readonly number: number; readonly value: unknown }
  | {
      readonly kind: 'failure';
      readonly number: number;
      readonly error: Error;
      readonly app: AppFields | undefined;
    }
  | { readonly kind: 'event'; readonly event: unknown }
  | { readonly kind: 'ownWork'; readonly isBegin: boolean };

/** The fields of an `AppError` that a message does not copy with the error itself. */
export type AppFields = Pick<AppError, 'code' | 'problems'>;

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

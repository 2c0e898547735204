import { AppError } from '../../contract/errors';
import { sentence, type Sentence } from '../../contract/sentence';

/** Names a submission: the same key, token and body get the first response again (decisions, section 5). */
export interface Idempotency {
  readonly key: string;
  readonly rawBody: Uint8Array;
}

export const malformedKey = 'Idempotency-Key: must have 1 to 255 printable ASCII characters, given once';

export function keyUsedWithAnotherBody(key: string): Sentence {
  return sentence`Idempotency-Key: "${key}" was used in the last 24 hours with another body. Use a new key for a new request.`;
}

/**
 * Returns the key of a submission from all values of its header; undefined without one. @throws AppError
 * INVALID_INPUT when it is malformed, or given more than once.
 */
export function idempotencyKeyIn(values: readonly string[]): string | undefined {
  const [key] = values;
  if (key === undefined) return undefined;
  if (values.length > 1 || !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new AppError('INVALID_INPUT', malformedKey);
  }
  return key;
}

import { AppError } from '../../contract/errors';

/** The error for a request that the window still shows. */
export function requestGone(): AppError {
  return new AppError('NOT_FOUND', 'This request is no longer in the store.');
}

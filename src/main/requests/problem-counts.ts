import type { ProblemCounts } from '../../contract/ui-types';
import type { StoredRequest } from './content-request-store';

type Counted = Pick<StoredRequest, 'error_count' | 'warning_count' | 'style_count'>;

/** Counts the problems of requests that are not dismissed. */
export function problemCounts(requests: readonly Counted[]): ProblemCounts {
  let [errors, warnings, styles] = [0, 0, 0];
  for (const request of requests) {
    errors += request.error_count;
    warnings += request.warning_count - request.style_count;
    styles += request.style_count;
  }
  return { errors, warnings, styles };
}

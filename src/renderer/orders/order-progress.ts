import type { RequestState } from '../../content/content-request';
import type { ProblemCounts } from '../../contract/ui-types';
import type { OrderLanguage, OrderRow } from '../../contract/orders';

export interface OrderProgress extends ProblemCounts {
  readonly languages: number;
  /** Languages in which every request is completed. */
  readonly completed: number;
  /** Requests that have not reached their connection. */
  readonly waiting: number;
}

/** How far an order is in all of its languages together. */
export function progressOf({ languages }: Pick<OrderRow, 'languages'>): OrderProgress {
  return {
    languages: languages.length,
    completed: languages.filter((language) => stateOf(language) === 'completed').length,
    errors: languages.reduce((sum, { errors }) => sum + errors, 0),
    warnings: languages.reduce((sum, { warnings }) => sum + warnings, 0),
    styles: languages.reduce((sum, { styles }) => sum + styles, 0),
    waiting: languages.reduce((sum, { forwarded }) => sum + unsentOf(forwarded), 0),
  };
}

/** A language is as far as the last of its requests. */
export function stateOf({ states }: Pick<OrderLanguage, 'states'>): RequestState {
  if (states.pending > 0) return 'pending';
  return states.confirmed > 0 ? 'confirmed' : 'completed';
}

function unsentOf(forwarded: OrderLanguage['forwarded']): number {
  if (forwarded === undefined) return 0;
  const { waiting, sending, refused, unclear, failed } = forwarded;
  return waiting + sending + refused + unclear + failed;
}
